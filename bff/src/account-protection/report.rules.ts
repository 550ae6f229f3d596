import type { CallResponse } from '@portal/contracts'
import type { Account } from '../authentication/account.repository.ts'
import type { Database } from '../database/open-database.ts'
import { findFormerAddresses, isSameAddress } from '../email-reset/former-addresses.repository.ts'
import { type LinkCaller, refuseUnknownLink } from '../email-reset/link-caller.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { takeMailAttempt } from '../limits/mail-limit.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { hashOfToken } from '../secret-token.ts'
import { findReportLink, markReported } from './report-links.repository.ts'
import { takeBack } from './take-back.rules.ts'

type Secured = CallResponse<'secureAccount'>

/**
 * Sends the link that secures the account to the oldest known address of the owner: an intruder may have changed the
 * current one.
 * @throws `too-many-requests`
 */
export async function reportActivity(
  trx: Database,
  { customerId, eMailAddress }: Account,
  about: string,
): Promise<CallResponse<'reportActivity'>> {
  const [oldest] = await findFormerAddresses(trx, customerId)
  const recipient = oldest?.eMailAddress ?? eMailAddress
  const resendAfter = await takeMailAttempt(trx, 'reportActivity', { customerId, recipient })
  await enqueue(trx, customerId, 'report-link', { eMailAddress: recipient, about })
  return { resendAfter }
}

/**
 * The owner of the mailbox reports an event as not their own.
 * @throws `too-many-requests` for unknown tokens
 */
export async function secureByLink(trx: Database, cipher: Cipher, bearer: LinkCaller): Promise<Secured> {
  const link = await findReportLink(trx, hashOfToken(bearer.token))
  if (!link) return refuseUnknownLink(trx, bearer.address)
  const { sentTo, currentAddress, about } = link
  // Of a mailbox that lost the account afterwards, the link still gets it back.
  if (link.caseNumber && isSameAddress(sentTo, currentAddress)) {
    return { result: 'already-done', caseNumber: link.caseNumber }
  }
  if (!link.isInTime) return { result: 'expired' }
  const { requestId } = bearer
  const caseNumber = await takeBack(trx, cipher, { ...link, mailbox: sentTo }, { about, requestId })
  if (caseNumber === undefined || caseNumber === 'in-use') return { result: 'expired' }
  await markReported(trx, link, caseNumber)
  return { result: 'done', caseNumber, eMailAddress: sentTo }
}
