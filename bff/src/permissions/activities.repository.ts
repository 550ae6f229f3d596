import type { Activity, WordingVersion } from '@portal/contracts'
import type { Selectable } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'
import type { Schema } from '../database/schema.ts'

/** Proves that a customer gave, revoked or confirmed a consent with this wording. */
export interface Proof extends Pick<Activity, 'consent' | 'given'> {
  wordingVersion: WordingVersion
  /** ISO 8601. Left out: now. */
  at?: string
}

const columns = [
  'consent_activity_id',
  'consent',
  'given',
  'happened_at',
  'wording_version',
  'channel',
] as const

type Row = Pick<Selectable<Schema['consent_activity']>, (typeof columns)[number]>

const toActivity = (row: Row): Activity => ({
  id: String(row.consent_activity_id),
  consent: row.consent,
  given: row.given,
  at: row.happened_at,
  wordingVersion: row.wording_version,
  channel: row.channel,
})

/** Called in the transaction of the proven change, so that both are stored or none. */
export async function insertActivities(
  trx: Database,
  { customerId, tenantId }: BrandScope,
  proofs: Proof[],
): Promise<Activity[]> {
  const rows = await trx
    .insertInto('consent_activity')
    .values(
      proofs.map(({ consent, given, wordingVersion, at }) => ({
        customer_id: customerId,
        tenant_id: tenantId,
        consent,
        given,
        wording_version: wordingVersion,
        channel: 'portal' as const,
        ...(at !== undefined && { happened_at: at }),
      })),
    )
    .returning(columns)
    .execute()
  return rows.map(toActivity)
}

/** Whether a decision of this instant is proven, with any brand. */
export async function hasActivity(
  trx: Database,
  customerId: string,
  consent: string,
  at: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('consent_activity')
    .select('consent_activity_id')
    .where('customer_id', '=', customerId)
    .where('consent', '=', consent)
    .where('happened_at', '=', at)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findWordingOfLastProof(
  db: Database,
  { customerId, tenantId }: BrandScope,
  consent: string,
): Promise<WordingVersion | undefined> {
  const row = await db
    .selectFrom('consent_activity')
    .select('wording_version')
    .where('customer_id', '=', customerId)
    .where('tenant_id', '=', tenantId)
    .where('consent', '=', consent)
    .orderBy('consent_activity_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.wording_version as WordingVersion | undefined
}

/** The proofs of all consents with a brand, the newest first. */
export async function findActivities(
  db: Database,
  { customerId, tenantId }: BrandScope,
  most: number,
): Promise<Activity[]> {
  const rows = await db
    .selectFrom('consent_activity')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('tenant_id', '=', tenantId)
    .orderBy('happened_at', 'desc')
    .orderBy('consent_activity_id', 'desc')
    .limit(most)
    .execute()
  return rows.map(toActivity)
}
