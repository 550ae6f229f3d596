import type { CallResponse } from '@portal/contracts'
import { recordEvent } from '../audit/audit.repository.ts'
import type { Account } from '../authentication/account.repository.ts'
import type { Database } from '../database/open-database.ts'
import { takeCallAttempt } from '../limits/call-limits.ts'
import { findRecipients } from '../outbox/notices/recipient.repository.ts'
import { enqueue, enqueueAll } from '../outbox/outbox.repository.ts'
import { withdrawAll } from '../permissions/withdraw-all.rules.ts'
import {
  eraseAccount,
  findDeletionStatus,
  findDeletionWait,
  lockStatus,
  markForDeletion,
} from './account-deletion.repository.ts'

/**
 * From now on only the user profile and the deletion status are available. The sign-in is deleted next, then the
 * account. Both wait as long as an earlier mailbox can take the account back.
 * @throws `too-many-requests`
 */
export async function requestDeletion(
  trx: Database,
  { customerId, subject, businessSystems }: Account,
  { withdrawsConsents }: { withdrawsConsents: boolean },
): Promise<CallResponse<'deleteAccount'>> {
  await takeCallAttempt(trx, 'deleteAccount', customerId)
  if (await markForDeletion(trx, customerId)) {
    const wait = await findDeletionWait(trx, customerId)
    await enqueueAll(trx, customerId, 'identity-deletion', [{ subject }], wait?.secondsLeft)
    const brands = businessSystems.map(({ tenantId }) => tenantId)
    const withdrawnFrom = withdrawsConsents ? await withdrawAll(trx, customerId, brands) : []
    const { name, mailboxes } = await findRecipients(trx, customerId)
    for (const [index, eMailAddress] of mailboxes.entries()) {
      const notice = { name, eMailAddress, ...(wait && { waitsUntil: wait.until }) }
      // The proofs are the customer's own; an earlier mailbox only needs to know.
      const receipts = index === 0 ? withdrawnFrom : []
      await enqueue(trx, customerId, 'account-deleted', { ...notice, withdrawnFrom: receipts })
    }
  }
  return findDeletionStatus(trx, customerId)
}

/**
 * Whether a message that deletes the sign-in may do so now: a waiting deletion may have been stopped, or requested again
 * later. A message that comes too early is enqueued again.
 */
export async function isDeletionDue(
  trx: Database,
  { customerId, subject }: Pick<Account, 'customerId' | 'subject'>,
): Promise<boolean> {
  if ((await lockStatus(trx, customerId)) === 'active') return false
  const wait = await findDeletionWait(trx, customerId)
  if (wait) await enqueueAll(trx, customerId, 'identity-deletion', [{ subject }], wait.secondsLeft)
  return !wait
}

/** Deletes the account after the sign-in. */
export async function completeDeletion(trx: Database, customerId: string, requestId: string): Promise<void> {
  if (await eraseAccount(trx, customerId)) {
    await recordEvent(trx, { customerId, event: 'account.deleted', requestId })
  }
}
