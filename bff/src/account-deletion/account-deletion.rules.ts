import type { CallResponse } from '@portal/contracts'
import { recordEvent } from '../audit/audit.repository.ts'
import type { Account } from '../authentication/account.repository.ts'
import type { Database } from '../database/open-database.ts'
import { takeCallAttempt } from '../limits/call-limits.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { withdrawAll } from '../permissions/withdraw-all.rules.ts'
import { eraseAccount, findDeletionStatus, markForDeletion } from './account-deletion.repository.ts'

/**
 * From now on only the user profile and the deletion status are available. The sign-in is deleted next, then the
 * account.
 * @throws `too-many-requests`
 */
export async function requestDeletion(
  trx: Database,
  { customerId, subject, businessSystems }: Account,
  { withdrawsConsents }: { withdrawsConsents: boolean },
): Promise<CallResponse<'deleteAccount'>> {
  await takeCallAttempt(trx, 'deleteAccount', customerId)
  const leaving = await markForDeletion(trx, customerId)
  if (leaving) {
    await enqueue(trx, customerId, 'identity-deletion', { subject })
    const brands = businessSystems.map(({ tenantId }) => tenantId)
    const withdrawnFrom = withdrawsConsents ? await withdrawAll(trx, customerId, brands) : []
    await enqueue(trx, customerId, 'account-deleted', { ...leaving, withdrawnFrom })
  }
  return findDeletionStatus(trx, customerId)
}

/** Deletes the account after the sign-in. */
export async function completeDeletion(trx: Database, customerId: string, requestId: string): Promise<void> {
  if (await eraseAccount(trx, customerId)) {
    await recordEvent(trx, { customerId, event: 'account.deleted', requestId })
  }
}
