import { type CallResponse, canonicalEmailAddress } from '@portal/contracts'
import type { Account } from '../authentication/account.repository.ts'
import type { Database } from '../database/open-database.ts'
import { undoAddressChange } from '../email-reset/email-reset-links.rules.ts'
import { type LinkCaller, refuseUnknownLink } from '../email-reset/link-caller.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { takeMailAttempt } from '../limits/mail-limit.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { hashOfToken } from '../secret-token.ts'
import { firstRecentAddressChange } from './frozen-account.repository.ts'
import { findReportLink, markReported, type ReportLink } from './report-links.repository.ts'
import { secureAccount } from './secure-account.rules.ts'

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
  const recipient = (await firstRecentAddressChange(trx, customerId))?.oldAddress ?? eMailAddress
  const resendAfter = await takeMailAttempt(trx, 'reportActivity', { customerId, recipient })
  await enqueue(trx, customerId, 'report-link', { eMailAddress: recipient, about })
  return { resendAfter }
}

const isSameAddress = (one: string, other: string) =>
  canonicalEmailAddress(one) === canonicalEmailAddress(other)

/**
 * Undoes a recent change of the sign-in address if the mail went to the earlier address.
 * @returns whether the mailbox is now the sign-in address
 */
async function restoreAddress(trx: Database, link: ReportLink, requestId: string): Promise<boolean> {
  if (isSameAddress(link.sentTo, link.currentAddress)) return true
  const change = await firstRecentAddressChange(trx, link.customerId)
  if (!change || !isSameAddress(change.oldAddress, link.sentTo)) return false
  return undoAddressChange(trx, { ...link, ...change }, requestId)
}

/**
 * The owner of the mailbox reports an event as not their own.
 * @throws `too-many-requests` for unknown tokens
 */
export async function secureByLink(trx: Database, cipher: Cipher, bearer: LinkCaller): Promise<Secured> {
  const link = await findReportLink(trx, hashOfToken(bearer.token))
  if (!link) return refuseUnknownLink(trx, bearer.address)
  const { customerId, subject, currentAddress, sentTo, about } = link
  if (link.caseNumber) return { result: 'already-done', caseNumber: link.caseNumber }
  if (!link.isInTime || !link.isActive) return { result: 'expired' }
  if (!(await restoreAddress(trx, link, bearer.requestId))) return { result: 'expired' }
  const isRestored = !isSameAddress(sentTo, currentAddress)
  const endangered = { customerId, subject, ...(!isRestored && { eMailAddress: currentAddress }) }
  const caseNumber = await secureAccount(trx, cipher, endangered, { about, requestId: bearer.requestId })
  await markReported(trx, customerId, caseNumber)
  return { result: 'done', caseNumber, eMailAddress: sentTo }
}
