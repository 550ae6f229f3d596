import type { CallResponse } from '@portal/contracts'
import type { SignIn } from '../authentication/verify-token.ts'
import type { Change } from '../call-input.ts'
import type { Database } from '../database/open-database.ts'
import type { IdentityProvider } from '../identity-provider/identity-provider.ts'
import { takeCallAttempt } from '../limits/call-limits.ts'
import { RESEND_AFTER } from '../limits/mail-limit.ts'
import { ProblemError } from '../problem/problem-error.ts'

interface ConfirmationParts {
  db: Database
  signUps: Pick<IdentityProvider, 'sendAddressConfirmation'>
}

/**
 * Calls the provider directly instead of using the outbox: a sign-in without an account has no customer id for a
 * message.
 * @throws `too-many-requests`, or `unavailable` if the provider cannot be reached
 */
export async function requestAddressConfirmation(
  { db, signUps }: ConfirmationParts,
  { subject }: SignIn,
  change: Change,
): Promise<CallResponse<'requestAddressConfirmation'>> {
  await db.transaction().execute((trx) => takeCallAttempt(trx, 'requestAddressConfirmation', subject))
  await signUps.sendAddressConfirmation(subject).catch((cause: unknown) => {
    throw new ProblemError('unavailable', { log: 'the identity provider sent no confirmation', cause })
  })
  return change(async () => ({ resendAfter: RESEND_AFTER }))
}
