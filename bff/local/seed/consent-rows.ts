import {
  type ConsentName,
  type PermissionKind,
  permissionKinds,
  type TenantId,
  wordingVersions,
} from '@portal/contracts'
import type { Rows, SeedBrand, SeedConsentChange } from './seed-person.ts'

interface Scope {
  customer_id: string
  tenant_id: TenantId
}

/** The saved consents of one kind, by the names under which they are stored. */
function savingsOf(kind: PermissionKind, changes: SeedConsentChange[]) {
  const savings = changes.map(({ at, consents }) => ({
    at,
    consents: Object.entries(consents).flatMap(([name, given]): [string, boolean][] =>
      name.startsWith(`${kind}.`) ? [[name.slice(kind.length + 1), given]] : [],
    ),
  }))
  return savings.filter(({ consents }) => consents.length > 0)
}

function permissionRows(scope: Scope, changes: SeedConsentChange[]) {
  return permissionKinds.flatMap((kind) => {
    const savings = savingsOf(kind, changes)
    const last = savings.at(-1)
    if (!last) return []
    const consents = Object.fromEntries(savings.flatMap((saving) => saving.consents))
    return [
      {
        ...scope,
        kind,
        consents: JSON.stringify(consents),
        version: savings.length,
        changed_at: last.at,
      },
    ]
  })
}

/** The text on the day of the proof. */
const versionOn = (at: string) => wordingVersions.findLast((version) => version <= at) ?? wordingVersions[0]

const proof = (scope: Scope, consent: ConsentName, given: boolean, at: string) => ({
  ...scope,
  consent,
  given,
  wording_version: versionOn(at),
  channel: 'portal' as const,
  happened_at: at,
})

/** The present consents, and their proofs. */
export function consentRows(scope: Scope, { consentChanges = [], objectedAt }: SeedBrand): Rows {
  const given = consentChanges.flatMap(({ at, consents }) =>
    Object.entries(consents).map(([name, yes]) => proof(scope, name as ConsentName, yes, at)),
  )
  return {
    permission: permissionRows(scope, consentChanges),
    consent_activity: objectedAt ? [...given, proof(scope, 'product-consent', false, objectedAt)] : given,
    product_objection: objectedAt ? [{ ...scope, objected_at: objectedAt }] : [],
  }
}
