import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

interface ChangeKey {
  customerId: string
  emailChangeId: string
}

export interface EmailChangeMail {
  name: string
  oldAddress: string
  newAddress: string
  isConfirmed: boolean
  isUndone: boolean
}

/** @returns undefined if the change was replaced or the account was deleted */
export async function findEmailChange(
  db: Database,
  { customerId, emailChangeId }: ChangeKey,
): Promise<EmailChangeMail | undefined> {
  return db
    .selectFrom('email_change')
    .innerJoin('customer', 'customer.customer_id', 'email_change.customer_id')
    .select([
      'name',
      'old_email as oldAddress',
      'new_email as newAddress',
      sql<boolean>`confirmed_at is not null`.as('isConfirmed'),
      sql<boolean>`undone_at is not null`.as('isUndone'),
    ])
    .where('email_change.customer_id', '=', customerId)
    .where('email_change_id', '=', emailChangeId)
    .executeTakeFirst()
}

interface NewToken {
  link: 'confirm' | 'agree' | 'undo'
  tokenHash: string
  expiresAt: RawBuilder<string>
}

/** @returns until when it is valid, ISO 8601 */
async function addToken(
  db: Database,
  { customerId, emailChangeId }: ChangeKey,
  { link, tokenHash, expiresAt }: NewToken,
): Promise<string> {
  const { until } = await db
    .insertInto('email_change_token')
    .values({
      customer_id: customerId,
      email_change_id: emailChangeId,
      token_hash: tokenHash,
      link,
      expires_at: expiresAt,
    })
    .returning('expires_at as until')
    .executeTakeFirstOrThrow()
  return until
}

/** Valid for a day. */
export const addConfirmToken = (db: Database, key: ChangeKey, tokenHash: string): Promise<string> =>
  addToken(db, key, { link: 'confirm', tokenHash, expiresAt: sql`now() + interval '24 hours'` })

/** Valid until the new mailbox alone is enough: for 72 hours after the mail. */
export function addAgreeToken(db: Database, key: ChangeKey, tokenHash: string): Promise<string> {
  const { customerId, emailChangeId } = key
  const effectiveFrom = sql<string>`(select effective_from from email_change
    where customer_id = ${customerId} and email_change_id = ${emailChangeId}::uuid)`
  const expiresAt = sql<string>`coalesce(${effectiveFrom}, now() + interval '72 hours')`
  return addToken(db, key, { link: 'agree', tokenHash, expiresAt })
}

/**
 * From now on the change can take effect without the present mailbox, at the time that the mail to it names.
 * @returns the seconds until then; undefined if an earlier mail has named another time, or the change is withdrawn
 */
export async function startWaiting(
  trx: Database,
  { customerId, emailChangeId }: ChangeKey,
  effectiveFrom: string,
): Promise<number | undefined> {
  const started = await trx
    .updateTable('email_change')
    .set({ effective_from: effectiveFrom })
    .where('customer_id', '=', customerId)
    .where('email_change_id', '=', emailChangeId)
    .where('effective_from', 'is', null)
    .returning(sql<number>`extract(epoch from effective_from - now())::double precision`.as('secondsLeft'))
    .executeTakeFirst()
  return started?.secondsLeft
}

/** Valid for 72 hours after the first mail with such a link; a later mail does not prolong it. */
export function addUndoToken(db: Database, key: ChangeKey, tokenHash: string): Promise<string> {
  const { customerId, emailChangeId } = key
  const first = sql<string>`(select min(expires_at) from email_change_token as earlier
    where earlier.customer_id = ${customerId} and earlier.link = 'undo'
      and earlier.email_change_id = ${emailChangeId}::uuid)`
  const expiresAt = sql<string>`coalesce(${first}, now() + interval '72 hours')`
  return addToken(db, key, { link: 'undo', tokenHash, expiresAt })
}

/** Removes older confirmation tokens. Called after the newest mail was sent, because the sending may fail. */
export async function removeOlderConfirmations(
  db: Database,
  { customerId, emailChangeId }: ChangeKey,
  newest: string,
): Promise<void> {
  await db
    .deleteFrom('email_change_token')
    .where('customer_id', '=', customerId)
    .where('email_change_id', '=', emailChangeId)
    .where('link', '=', 'confirm')
    .where('token_hash', '<>', newest)
    .execute()
}
