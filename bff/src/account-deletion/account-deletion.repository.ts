import type { CallResponse } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { type FormerAddress, findFormerAddresses } from '../email-reset/former-addresses.repository.ts'
import { deleteReversibleChanges } from '../undo/reversible-changes.repository.ts'

type DeletionStatus = CallResponse<'getDeletionStatus'>

/** @returns whether the deletion was not requested before */
export async function markForDeletion(trx: Database, customerId: string): Promise<boolean> {
  const marked = await trx
    .updateTable('account')
    .set({ status: 'deletion-pending', deletion_requested_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('status', '=', 'active')
    .returning('customer_id')
    .executeTakeFirst()
  return marked !== undefined
}

/** Locks the account until the transaction ends, as the links do that stop a deletion. */
export async function lockStatus(trx: Database, customerId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('account')
    .select('status')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  return row?.status
}

/**
 * The account is active again.
 * @returns whether a deletion was pending
 */
export async function stopDeletion(trx: Database, customerId: string): Promise<boolean> {
  const stopped = await trx
    .updateTable('account')
    .set({ status: 'active', deletion_requested_at: null })
    .where('customer_id', '=', customerId)
    .where('status', '=', 'deletion-pending')
    .returning('customer_id')
    .executeTakeFirst()
  return stopped !== undefined
}

const statuses = { active: 'none', 'deletion-pending': 'pending', deleted: 'deleted' } as const

/** Of the brands whose consents the deletion would withdraw. */
const hasConsents = sql<boolean>`exists (
  select from permission
  join business_system using (customer_id, tenant_id), jsonb_each_text(consents) as consent
  where permission.customer_id = account.customer_id and consent.value = 'true')`

/**
 * A deletion waits as long as an earlier mailbox can take the account back: an intruder must not end the owner's right.
 * @returns undefined if it need not wait
 */
export async function findDeletionWait(
  db: Database,
  customerId: string,
): Promise<Pick<FormerAddress, 'until' | 'secondsLeft'> | undefined> {
  const formers = await findFormerAddresses(db, customerId)
  return formers.toSorted((one, other) => other.secondsLeft - one.secondsLeft)[0]
}

export async function findDeletionStatus(db: Database, customerId: string): Promise<DeletionStatus> {
  const waitsUntil = (await findDeletionWait(db, customerId))?.until
  const { status, requestedAt, deletedAt, ...row } = await db
    .selectFrom('account')
    .select(['status', 'deletion_requested_at as requestedAt', 'deleted_at as deletedAt'])
    .select(hasConsents.as('hasConsents'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return {
    status: statuses[status],
    requestedAt,
    deletedAt,
    ...(waitsUntil && { waitsUntil }),
    ...(status === 'active' && row),
  }
}

/**
 * Keeps only the fact and the time of the deletion, because tokens of the account stay valid for a while. The customer,
 * the contracts and the proofs of consents stay.
 * @returns whether the account still existed
 */
export async function eraseAccount(trx: Database, customerId: string): Promise<boolean> {
  const erased = await trx
    .updateTable('account')
    .set({
      status: 'deleted',
      deleted_at: sql`now()`,
      email: '',
      last_password_reset_at: null,
      last_used_name: null,
      last_used_tenant_id: null,
    })
    .where('customer_id', '=', customerId)
    .where('status', '=', 'deletion-pending')
    .returning('customer_id')
    .executeTakeFirst()
  if (!erased) return false
  await trx.deleteFrom('phone_pin').where('customer_id', '=', customerId).execute()
  await trx.deleteFrom('pending_email_address').where('customer_id', '=', customerId).execute()
  await deleteReversibleChanges(trx, customerId)
  await trx.deleteFrom('email_change').where('customer_id', '=', customerId).execute()
  // Stored responses for retries hold names, numbers and addresses.
  await trx.deleteFrom('idempotency_key').where('scope', '=', customerId).execute()
  // The portrait belongs to the account.
  await trx
    .updateTable('customer')
    .set({ avatar_content: null })
    .where('customer_id', '=', customerId)
    .execute()
  return true
}
