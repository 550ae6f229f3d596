/**
 * The catalogue of consents, in the order in which they are shown. A kind has its own calls, below `path`, card and dialog.
 * A consent in `ownPage` is asked on a page with its own card instead of the dialog.
 * Titles (`consent-titles.ts`) and wordings (`consent-wordings.ts`) are separate, so that the client loads them only where
 * they are shown.
 */
export const consentKinds = {
  tracking: { path: 'trackingPermissions', consents: ['trackingProfiling', 'profiling2'], ownPage: [] },
  /** In addition to its channels and the topics of each brand. */
  advertising: { path: 'advPermissions', consents: ['offers', 'googleCustomerMatch'], ownPage: [] },
  eco: {
    path: 'ecoPermissions',
    consents: ['offersNewEcoProvider', 'commercialDataSharing', 'consumptionDisplay', 'dataVisualization'],
    ownPage: ['dataVisualization'],
  },
} as const

export type PermissionKind = keyof typeof consentKinds

/** The consents of a kind, without channels and topics. */
export type OwnConsent<Kind extends PermissionKind> = (typeof consentKinds)[Kind]['consents'][number]

/** A consent with its own page; also the name of the route. */
export type PageName = (typeof consentKinds)[PermissionKind]['ownPage'][number]

export const permissionKinds = Object.keys(consentKinds) as PermissionKind[]

/** A record with a value for each kind. */
export const byKind = <Value>(make: (kind: PermissionKind) => Value) =>
  Object.fromEntries(permissionKinds.map((kind) => [kind, make(kind)])) as Record<PermissionKind, Value>

/** A kind without channels and topics. */
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

/** A record with an entry for calls of each kind, by the name of the call. */
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

/** The days on which a wording changed, the newest last. A consent record names one of them. */
export const wordingVersions = ['2023-11-01', '2026-11-01', '2026-11-27'] as const

export type WordingVersion = (typeof wordingVersions)[number]

/** What a customer agrees to today. */
export const currentWordingVersion: WordingVersion = '2026-11-27'

/** The day of the current privacy policy. The host has its text; remotes show its day. */
export const PRIVACY_POLICY_DATE = '2023-11-01'
