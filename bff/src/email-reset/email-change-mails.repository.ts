import { sql } from 'kysely'
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

const validity = { confirm: sql`interval '24 hours'`, undo: sql`interval '72 hours'` }

/** Valid for a day, or for three days if it undoes the change. */
export async function addToken(
  db: Database,
  { customerId, emailChangeId }: ChangeKey,
  { link, tokenHash }: { link: keyof typeof validity; tokenHash: string },
): Promise<void> {
  await db
    .insertInto('email_change_token')
    .values({
      customer_id: customerId,
      email_change_id: emailChangeId,
      token_hash: tokenHash,
      link,
      expires_at: sql`now() + ${validity[link]}`,
    })
    .execute()
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
