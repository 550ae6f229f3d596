import { consentKinds, type PermissionKind, type PlainKind, permissionKinds } from './consent-kinds.ts'
import type { ConsentName, OwnConsentName } from './permissions.ts'

/** The flag of each consent. */
export type Consents = Partial<Record<ConsentName, boolean>>

const prefixes: Record<string, string> = { channels: 'channel.', topics: 'topic.' }

export type PageConsent = {
  [Kind in PermissionKind]: `${Kind}.${(typeof consentKinds)[Kind]['ownPage'][number]}`
}[PermissionKind]

/** The consents with their own page. */
export const pageConsents = permissionKinds.flatMap((kind) =>
  consentKinds[kind].ownPage.map((name) => `${kind}.${name}`),
) as PageConsent[]

/** The consents in the dialog of a kind. */
export const dialogConsents = (kind: PlainKind): OwnConsentName[] =>
  consentKinds[kind].consents
    .map((name) => `${kind}.${name}` as OwnConsentName)
    .filter((consent) => pageConsents.every((name) => name !== consent))

/** The chart of the consumption needs the consent to the chart and the one to show the consumption at all. */
export const isConsumptionShown = (consents: Consents): boolean =>
  consents['eco.consumptionDisplay'] === true && consents['eco.dataVisualization'] === true

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
