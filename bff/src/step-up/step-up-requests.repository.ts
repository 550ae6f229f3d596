import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

export interface StepUpRequest {
  nonceHash: string
  /** Over the call with all that decides about its effect, and the nonce. */
  requestHash: string
}

/** More than a customer needs, so that refused calls do not fill the table. */
const MOST_OF_ONE_SUBJECT = 50

/** Time to find the password. */
const isOpen = sql<boolean>`created_at > now() - interval '15 minutes'`

/** Remembers what a customer is asked to enter the password for. The oldest of too many is dropped. */
export async function insertStepUpRequest(
  db: Database,
  { subject, nonceHash, requestHash }: StepUpRequest & { subject: string },
): Promise<void> {
  await db
    .with('dropped', (all) =>
      all.deleteFrom('step_up_request').where('nonce_hash', 'in', (of) =>
        of
          .selectFrom('step_up_request')
          .select('nonce_hash')
          .where('subject', '=', subject)
          .orderBy('created_at', 'desc')
          .offset(MOST_OF_ONE_SUBJECT - 1),
      ),
    )
    .insertInto('step_up_request')
    .values({ subject, nonce_hash: nonceHash, request_hash: requestHash })
    .execute()
}

/**
 * Whether the password was entered for this request: after it was made, and within the last two minutes. All times are by
 * the clock of the database; that of the provider may be five seconds behind.
 * @param authenticatedAt seconds since 1970
 */
export async function isAnswered(
  db: Database,
  { nonceHash, requestHash }: StepUpRequest,
  authenticatedAt: number,
): Promise<boolean> {
  const enteredAt = sql`to_timestamp(${authenticatedAt}::double precision)`
  const row = await db
    .selectFrom('step_up_request')
    .select('nonce_hash')
    .where('nonce_hash', '=', nonceHash)
    .where('request_hash', '=', requestHash)
    .where(isOpen)
    .where(sql<boolean>`${enteredAt} > now() - interval '2 minutes'`)
    .where(sql<boolean>`${enteredAt} > created_at - interval '5 seconds'`)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Takes the request, so that it serves one call. Waits while another transaction takes it.
 * @returns false if it was taken before
 */
export async function takeStepUpRequest(trx: Database, { nonceHash }: StepUpRequest): Promise<boolean> {
  const taken = await trx
    .deleteFrom('step_up_request')
    .where('nonce_hash', '=', nonceHash)
    .returning('nonce_hash')
    .executeTakeFirst()
  return taken !== undefined
}

export async function clearOldStepUpRequests(db: Database): Promise<void> {
  await db.deleteFrom('step_up_request').where(sql<boolean>`not (${isOpen})`).execute()
}
