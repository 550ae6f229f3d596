import { consentKinds, type PermissionKind, type PlainKind } from './consent-kinds.ts'
import type { ConsentName, OwnConsentName } from './permissions.ts'

/** The flag of each consent. */
export type Consents = Partial<Record<ConsentName, boolean>>

const prefixes: Record<string, string> = { channels: 'channel.', topics: 'topic.' }

/** The consents in the dialog of a kind. The chart of the consumption has its own page. */
export const dialogConsents = (kind: PlainKind): OwnConsentName[] =>
  consentKinds[kind].consents
    .map((name) => `${kind}.${name}` as OwnConsentName)
    .filter((consent) => consent !== 'eco.dataVisualization')

/** The flags of a response or a body by name: `advertising.channel.email`. */
export const consentsIn = (kind: PermissionKind, permissions: object): Consents =>
  Object.fromEntries(
    Object.entries(permissions).flatMap(([field, value]: [string, unknown]) => {
      if (typeof value === 'boolean') return [[`${kind}.${field}`, value]]
      const prefix = prefixes[field]
      if (!prefix) return []
      return Object.entries(value as object).map(([name, given]) => [`${kind}.${prefix}${name}`, given])
    }),
  )
