import { canonicalEmailAddress } from '@portal/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/** A mailbox that can take the account back. */
export interface FormerAddress {
  /** The change that took the account from it. */
  emailChangeId: string
  eMailAddress: string
  /** Until when, ISO 8601. */
  until: string
  /** Until then, by the clock of the database. */
  secondsLeft: number
}

/** 72 hours after the change, or as long as the link in its mail, which may have been sent later. */
const until: RawBuilder<string> = sql`greatest(
  email_change.confirmed_at + interval '72 hours',
  (select max(expires_at) from email_change_token as token
    where token.customer_id = email_change.customer_id and link = 'undo'
      and token.email_change_id = email_change.email_change_id))`

/** Whether a change that was made can still be undone. */
export const canBeUndone: RawBuilder<boolean> = sql`(email_change.confirmed_at is not null
  and email_change.undone_at is null and ${until} > now())`

export const isSameAddress = (one: string, other: string) =>
  canonicalEmailAddress(one) === canonicalEmailAddress(other)

/**
 * The mailboxes that the account was taken from in the last 72 hours, the one that owned it first before all others. Each
 * outranks the later ones and the current address: an intruder's mailbox is always younger than the owner's.
 */
export async function findFormerAddresses(db: Database, customerId: string): Promise<FormerAddress[]> {
  const rows = await db
    .selectFrom('email_change')
    .select([
      'email_change_id as emailChangeId',
      'old_email as eMailAddress',
      until.as('until'),
      sql<number>`extract(epoch from ${until} - now())::double precision`.as('secondsLeft'),
    ])
    .where('email_change.customer_id', '=', customerId)
    .where(canBeUndone)
    .orderBy('confirmed_at', 'desc')
    .execute()
  // A mailbox that owned the account twice has the rank of the first time.
  const byMailbox = new Map(rows.map((row) => [canonicalEmailAddress(row.eMailAddress), row]))
  return rows.filter((row) => byMailbox.get(canonicalEmailAddress(row.eMailAddress)) === row).toReversed()
}
