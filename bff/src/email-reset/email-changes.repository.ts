import type { UserProfile } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { isPending } from './pending-change.repository.ts'

interface ChangeKey {
  customerId: string
  emailChangeId: string
}

/** When a change was confirmed or undone. */
const timeOf = (column: 'confirmed_at' | 'undone_at', { customerId, emailChangeId }: ChangeKey) =>
  sql<string>`(select ${sql.ref(`this.${column}`)} from email_change as this
    where this.customer_id = ${customerId} and this.email_change_id = ${emailChangeId}::uuid)`

export interface EmailChange extends ChangeKey {
  subject: string
  status: UserProfile['status'] | 'deleted'
  oldAddress: string
  newAddress: string
  /** The current sign-in address. */
  currentAddress: string
  /** Whether the new address became the sign-in address. */
  isConfirmed: boolean
  isUndone: boolean
  isMailboxConfirmed: boolean
  isAgreed: boolean
  /** ISO 8601; null before the mail to the present mailbox was sent. */
  effectiveFrom: string | null
  /** Whether that time has come. */
  isEffective: boolean
  /** Whether it still waits for a mailbox. */
  isPending: boolean
}

/** With the link that was used. */
export interface LinkedChange extends EmailChange {
  link: 'confirm' | 'agree' | 'undo'
  isInTime: boolean
}

/** Replaces earlier unconfirmed requests. */
export async function replaceEmailChange(
  trx: Database,
  customerId: string,
  { from, to }: { from: string; to: string },
): Promise<string> {
  await removeUnconfirmed(trx, customerId)
  const { email_change_id } = await trx
    .insertInto('email_change')
    .values({ customer_id: customerId, old_email: from, new_email: to })
    .returning('email_change_id')
    .executeTakeFirstOrThrow()
  return email_change_id
}

/** Removes unconfirmed requests; their links end. */
export async function removeUnconfirmed(trx: Database, customerId: string): Promise<void> {
  await trx
    .deleteFrom('email_change')
    .where('customer_id', '=', customerId)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** Locks the account, then the change, until the transaction ends, which serialises the changes of one customer. */
const lockedChange = (trx: Database) =>
  trx
    .selectFrom('account')
    .innerJoin('email_change', 'email_change.customer_id', 'account.customer_id')
    .select([
      'account.customer_id as customerId',
      'email_change.email_change_id as emailChangeId',
      'subject',
      'old_email as oldAddress',
      'new_email as newAddress',
      'email as currentAddress',
      'account.status',
      sql<boolean>`confirmed_at is not null`.as('isConfirmed'),
      sql<boolean>`undone_at is not null`.as('isUndone'),
      sql<boolean>`mailbox_confirmed_at is not null`.as('isMailboxConfirmed'),
      sql<boolean>`agreed_at is not null`.as('isAgreed'),
      'effective_from as effectiveFrom',
      sql<boolean>`coalesce(effective_from <= now(), false)`.as('isEffective'),
      isPending.as('isPending'),
    ])
    .forUpdate(['account', 'email_change'])

export async function findByToken(
  trx: Database,
  links: LinkedChange['link'][],
  tokenHash: string,
): Promise<LinkedChange | undefined> {
  return lockedChange(trx)
    .innerJoin('email_change_token as token', (join) =>
      join
        .onRef('token.customer_id', '=', 'email_change.customer_id')
        .onRef('token.email_change_id', '=', 'email_change.email_change_id'),
    )
    .select(['link', sql<boolean>`token.expires_at > now()`.as('isInTime')])
    .where('token_hash', '=', tokenHash)
    .where('link', 'in', links)
    .executeTakeFirst()
}

export async function lockChange(
  trx: Database,
  { customerId, emailChangeId }: ChangeKey,
): Promise<EmailChange | undefined> {
  return lockedChange(trx)
    .where('account.customer_id', '=', customerId)
    .where('email_change_id', '=', emailChangeId)
    .executeTakeFirst()
}

/** The change that waits for a mailbox. */
export async function lockOpenChange(trx: Database, customerId: string): Promise<EmailChange | undefined> {
  return lockedChange(trx).where('account.customer_id', '=', customerId).where(isPending).executeTakeFirst()
}

type Time = 'mailbox_confirmed_at' | 'agreed_at' | 'confirmed_at' | 'undone_at'

/** Sets the time of an event of the change, once. */
export async function markTime(
  trx: Database,
  { customerId, emailChangeId }: ChangeKey,
  time: Time,
): Promise<void> {
  await trx
    .updateTable('email_change')
    .set({ [time]: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('email_change_id', '=', emailChangeId)
    .where(time, 'is', null)
    .execute()
}

/** Undoes later changes as well: if one change was made against the owner's will, later ones may have been, too. */
export async function markUndone(trx: Database, { customerId, emailChangeId }: ChangeKey): Promise<void> {
  await removeUnconfirmed(trx, customerId)
  await trx
    .updateTable('email_change')
    .set({ undone_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('undone_at', 'is', null)
    .where('confirmed_at', '>=', timeOf('confirmed_at', { customerId, emailChangeId }))
    .execute()
}

/** The change was not made; it and its links end. */
export async function withdrawConfirmation(
  trx: Database,
  { customerId, emailChangeId }: ChangeKey,
): Promise<void> {
  await trx
    .updateTable('email_change')
    .set({ confirmed_at: null, undone_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('email_change_id', '=', emailChangeId)
    .execute()
  await trx
    .updateTable('email_change_token')
    .set({ expires_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('email_change_id', '=', emailChangeId)
    .execute()
}

/**
 * The changes that were undone in the same step as this one, the earliest first. A change that returned to an earlier address is
 * none of them.
 */
export async function findUndoneTogether(
  trx: Database,
  { customerId, emailChangeId }: ChangeKey,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('email_change')
    .innerJoin('account', 'account.customer_id', 'email_change.customer_id')
    .select('email_change_id as emailChangeId')
    .where('email_change.customer_id', '=', customerId)
    .where('undone_at', '=', timeOf('undone_at', { customerId, emailChangeId }))
    .where(sql<boolean>`lower(new_email) <> lower(account.email)`)
    .orderBy('confirmed_at')
    .execute()
  return rows.map(({ emailChangeId }) => emailChangeId)
}

/**
 * Reverts the undoing of this change and of those that were undone with it; they can be undone again.
 * @returns the newest address
 */
export async function withdrawUndo(trx: Database, { customerId, emailChangeId }: ChangeKey): Promise<string> {
  const { address } = await trx
    .with('restored', (cte) =>
      cte
        .updateTable('email_change')
        .set({ undone_at: null })
        .where('customer_id', '=', customerId)
        .where('undone_at', '=', timeOf('undone_at', { customerId, emailChangeId }))
        .returning(['new_email', 'confirmed_at']),
    )
    .selectFrom('restored')
    .select('new_email as address')
    .orderBy('confirmed_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return address
}
