import type { Activity, WordingVersion } from '@portal/contracts'
import type { BrandScope } from '../customer-profile/brand-scope.ts'
import type { Database } from '../database/open-database.ts'

/** That a customer gave or revoked a consent, or confirmed it, having read these words. */
export interface Proof extends Pick<Activity, 'consent' | 'given'> {
  wordingVersion: WordingVersion
}

/** In the transaction of what it proves, so that neither is there without the other. */
export async function insertActivities(
  trx: Database,
  { customerId, tenantId }: BrandScope,
  proofs: Proof[],
): Promise<Activity[]> {
  const rows = await trx
    .insertInto('consent_activity')
    .values(
      proofs.map(({ consent, given, wordingVersion }) => ({
        customer_id: customerId,
        tenant_id: tenantId,
        consent,
        given,
        wording_version: wordingVersion,
        channel: 'portal' as const,
      })),
    )
    .returning(['consent_activity_id', 'consent', 'given', 'happened_at', 'wording_version', 'channel'])
    .execute()
  return rows.map((row) => ({
    id: String(row.consent_activity_id),
    consent: row.consent,
    given: row.given,
    at: row.happened_at,
    wordingVersion: row.wording_version,
    channel: row.channel,
  }))
}
