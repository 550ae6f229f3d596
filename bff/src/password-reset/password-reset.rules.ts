import type { CallResponse } from '@portal/contracts'
import type { Account } from '../authentication/account.repository.ts'
import type { Database } from '../database/open-database.ts'
import { takeMailAttempt } from '../limits/mail-limit.ts'
import { enqueue } from '../outbox/outbox.repository.ts'

/**
 * The identity provider owns the password, its mail and the page behind the link.
 * @throws `too-many-requests`
 */
export async function requestPasswordReset(
  trx: Database,
  { customerId, eMailAddress }: Account,
): Promise<CallResponse<'requestPasswordReset'>> {
  const resendAfter = await takeMailAttempt(trx, 'requestPasswordReset', {
    customerId,
    recipient: eMailAddress,
  })
  await enqueue(trx, customerId, 'password-reset', { eMailAddress })
  return { resendAfter }
}
