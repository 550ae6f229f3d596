import { type Activity, type CallBody, COOKIE_CONSENT } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'
import { hasActivity, insertActivities } from './activities.repository.ts'

/**
 * Proves the answer that a browser holds, also one from before the sign-in. Each browser tab sends it again, so an answer of the
 * same instant is proven once. A browser whose clock is ahead has answered now; the schema refuses what no clock would say.
 */
export async function recordCookieAnswer(
  trx: Database,
  brand: BrandScope,
  { given, answeredAt, wordingVersion }: CallBody<'recordCookieAnswer'>,
): Promise<{ activities: Activity[] }> {
  const answered = new Date(answeredAt)
  const at = new Date(Math.min(answered.getTime(), Date.now())).toISOString()
  if (await hasActivity(trx, brand.customerId, COOKIE_CONSENT, at)) return { activities: [] }
  const proof = { consent: COOKIE_CONSENT, given, wordingVersion, at }
  return { activities: await insertActivities(trx, brand, [proof]) }
}
