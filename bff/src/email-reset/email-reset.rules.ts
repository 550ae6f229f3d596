import { type CallResponse, EMAIL_ADDRESS_IN_USE } from '@portal/contracts'
import type { Account } from '../authentication/account.repository.ts'
import type { Database } from '../database/open-database.ts'
import { type Limit, takeAttempt } from '../limits/limit.ts'
import { takeMailAttempt } from '../limits/mail-limit.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { lockOpenChange, replaceEmailChange } from './email-changes.repository.ts'
import { isSameAddress } from './former-addresses.repository.ts'
import { isAddressTaken } from './sign-in-address.repository.ts'

/** A refusal reveals that an address belongs to a customer, so lists of addresses must not be tested. */
const lookups: Limit = { name: 'email-reset.lookup', most: 20, withinSeconds: 3600 }

/**
 * Counts also if the address is refused, so it runs before the change, in its own transaction.
 * @throws `email-address-in-use` for an address of any account, the customer's own included; `too-many-requests`
 */
export async function requireFreeAddress(
  db: Database,
  { customerId }: Account,
  eMailAddress: string,
): Promise<void> {
  const isTaken = await db.transaction().execute(async (trx) => {
    await takeAttempt(trx, lookups, customerId)
    return isAddressTaken(trx, eMailAddress, customerId)
  })
  if (!isTaken) return
  const errors = [{ path: '/eMailAddress', message: EMAIL_ADDRESS_IN_USE }]
  throw new ProblemError('email-address-in-use', { errors })
}

/** A request for the same address keeps the answers that it has, and its 72 hours. Another one ends. */
async function openChange(trx: Database, { customerId, eMailAddress: from }: Account, to: string) {
  const open = await lockOpenChange(trx, customerId)
  if (open && isSameAddress(open.newAddress, to)) return open.emailChangeId
  return replaceEmailChange(trx, customerId, { from, to })
}

/**
 * Nothing changes before the links in both mails are opened, or the one in the new mailbox and 72 hours have passed.
 * @throws `too-many-requests`
 */
export async function requestEmailReset(
  trx: Database,
  account: Account,
  eMailAddress: string,
): Promise<CallResponse<'requestEmailReset'>> {
  const { customerId } = account
  const resendAfter = await takeMailAttempt(trx, 'requestEmailReset', { customerId, recipient: eMailAddress })
  const emailChangeId = await openChange(trx, account, eMailAddress)
  await enqueue(trx, customerId, 'email-confirmation', { emailChangeId })
  await enqueue(trx, customerId, 'email-agreement', { emailChangeId })
  return { resendAfter }
}
