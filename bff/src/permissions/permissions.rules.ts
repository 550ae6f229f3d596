import {
  type Activity,
  advertisingTopics,
  type ConsentName,
  type Consents,
  consentNames,
  type PermissionKind,
  type Permissions,
  permissionFlags,
  type TenantId,
  UNKNOWN_TOPIC,
  type WordingVersion,
} from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { insertActivities } from './activities.repository.ts'
import { findConsents, lockConsents, type StoredConsents, updateConsents } from './permissions.repository.ts'

export interface PermissionsChange {
  /** Consents that are not named stay. */
  consents: Consents
  version: number
  wordingVersion: WordingVersion
}

/** @throws `invalid-request` with one error per topic that the brand does not have */
export function requireTopicsOf(tenantId: TenantId, topics: Record<string, boolean>): void {
  const known: readonly string[] = advertisingTopics[tenantId]
  const errors = Object.keys(topics)
    .filter((topic) => !known.includes(topic))
    .map((topic) => ({ path: `/topics/${topic}`, message: UNKNOWN_TOPIC }))
  if (errors.length > 0) throw new ProblemError('invalid-request', { errors })
}

export async function permissionsOf(
  db: Database,
  brand: BrandScope,
  kind: PermissionKind,
): Promise<StoredConsents> {
  const stored = await findConsents(db, brand)
  return stored[kind]
}

/** The consents that the brand shows to the customer. */
export const toPermissions = (
  kind: PermissionKind,
  { consents, version, changedAt }: StoredConsents,
  tenantId: TenantId,
): Permissions<PermissionKind> => ({ version, changedAt, ...permissionFlags(kind, consents, tenantId) })

/** The consents whose stored value differs. */
function changesTo(stored: StoredConsents, wanted: Consents): [name: string, given: boolean][] {
  return Object.entries(wanted).filter(
    ([name, given]) => given !== (stored.consents[name as ConsentName] ?? false),
  )
}

/**
 * Gives and revokes consents, with a proof per changed consent. A retry finds the consents stored and succeeds without
 * another proof.
 * @throws `stale-version` if another change was faster
 */
export async function changePermissions(
  trx: Database,
  brand: BrandScope,
  kind: PermissionKind,
  { consents, version, wordingVersion }: PermissionsChange,
): Promise<StoredConsents> {
  const before = await permissionsOf(trx, brand, kind)
  const changes = changesTo(before, consents)
  if (changes.length === 0) return before

  const wanted = { consents: { ...before.consents, ...consents }, version }
  const after = before.version === version ? await updateConsents(trx, brand, kind, wanted) : undefined
  if (after) {
    const proofs = changes.map(([consent, given]) => ({ consent, given, wordingVersion }))
    await insertActivities(trx, brand, proofs)
    return after
  }
  const stored = await permissionsOf(trx, brand, kind)
  if (changesTo(stored, consents).length === 0) return stored
  throw new ProblemError('stale-version')
}

/** Proves that the customer confirmed the present consents of a kind. */
export async function confirmPermissions(
  trx: Database,
  brand: BrandScope,
  kind: PermissionKind,
  wordingVersion: WordingVersion,
): Promise<{ activities: Activity[] }> {
  const consents = await lockConsents(trx, brand, kind)
  const proofs = consentNames(kind, brand.tenantId).map((consent) => ({
    consent,
    given: consents[consent] ?? false,
    wordingVersion,
  }))
  return { activities: await insertActivities(trx, brand, proofs) }
}
