/**
 * The catalogue of what a customer is asked to agree to, in the order in which it is shown. A kind has calls, a card and a
 * dialog of its own; `path` names its calls. The titles are in `consent-titles.ts`, the wording in `consent-wordings.ts`:
 * the client carries neither around with the calls.
 */
export const consentKinds = {
  tracking: { path: 'trackingPermissions', consents: ['trackingProfiling', 'profiling2'] },
  /** Beside its channels and the topics of each brand. */
  advertising: { path: 'advPermissions', consents: ['offers', 'googleCustomerMatch'] },
  eco: {
    path: 'ecoPermissions',
    consents: ['offersNewEcoProvider', 'commercialDataSharing', 'consumptionDisplay', 'dataVisualization'],
  },
} as const

export type PermissionKind = keyof typeof consentKinds

/** The consents of a kind that are given or not. */
export type OwnConsent<Kind extends PermissionKind> = (typeof consentKinds)[Kind]['consents'][number]

export const permissionKinds = Object.keys(consentKinds) as PermissionKind[]

/** Something for each kind. */
export const byKind = <Value>(make: (kind: PermissionKind) => Value) =>
  Object.fromEntries(permissionKinds.map((kind) => [kind, make(kind)])) as Record<PermissionKind, Value>

/** A kind that asks for nothing but yes or no. */
export type PlainKind = Exclude<PermissionKind, 'advertising'>

export const plainKinds = permissionKinds.filter((kind): kind is PlainKind => kind !== 'advertising')

export type ReadCall<Kind extends PermissionKind> = `get${Capitalize<Kind>}Permissions`
export type ChangeCall<Kind extends PermissionKind> = `change${Capitalize<Kind>}Permissions`
export type ConfirmCall<Kind extends PermissionKind> = `create${Capitalize<Kind>}Activity`

/** The names of the three calls of a kind. */
interface CallNames<Kind extends PermissionKind> {
  read: ReadCall<Kind>
  change: ChangeCall<Kind>
  confirm: ConfirmCall<Kind>
}

export function permissionCallNames<Kind extends PermissionKind>(kind: Kind): CallNames<Kind> {
  const name = (kind.charAt(0).toUpperCase() + kind.slice(1)) as Capitalize<Kind>
  return {
    read: `get${name}Permissions`,
    change: `change${name}Permissions`,
    confirm: `create${name}Activity`,
  }
}

type Step = keyof CallNames<PermissionKind>

export type PermissionCall = CallNames<PermissionKind>[Step]

/** An entry for calls of each kind, by the names of the calls. */
export const byPermissionCall = <Entries extends { [Name in Step]?: unknown }>(
  entriesOf: (kind: PermissionKind) => Entries,
) =>
  Object.fromEntries(
    permissionKinds.flatMap((kind) =>
      Object.entries(entriesOf(kind)).map(([step, entry]) => [
        permissionCallNames(kind)[step as Step],
        entry,
      ]),
    ),
  ) as { [Name in keyof Entries & Step as CallNames<PermissionKind>[Name]]: Entries[Name] }

/** The days on which a wording changed, the newest last. A proof names one of them. */
export const wordingVersions = ['2023-11-01', '2026-11-01'] as const

export type WordingVersion = (typeof wordingVersions)[number]

/** What a customer agrees to today. */
export const currentWordingVersion: WordingVersion = '2026-11-01'
