import { type CallResponse, maskedAddress } from '@portal/contracts'
import { findAccountLink } from '../account-linking/account-links.repository.ts'
import { findReportLink } from '../account-protection/report-links.repository.ts'
import { findRight, type MailboxOwner } from '../account-protection/take-back.rules.ts'
import type { Database } from '../database/open-database.ts'
import { isOpen } from '../email-reset/apply-address-change.rules.ts'
import { findByToken, type LinkedChange } from '../email-reset/email-changes.repository.ts'
import { isAnswered, missingAnswer } from '../email-reset/email-reset-links.rules.ts'
import { isSameAddress } from '../email-reset/former-addresses.repository.ts'
import { refuseUnknownLink } from '../email-reset/link-caller.ts'
import {
  findPendingByToken,
  type PendingAddress,
} from '../pending-addresses/pending-address-links.repository.ts'
import { hashOfToken } from '../secret-token.ts'

type Described = CallResponse<'describeMailLink'>

interface LinkState {
  isActive: boolean
  isInTime: boolean
}

const stateOf = ({ isActive, isInTime }: LinkState, isDone: boolean) => {
  if (isDone) return 'done'
  return isActive && isInTime ? 'open' : 'expired'
}

/** A link whose address is no longer the sign-in address has expired, even if it was used before. */
function ofConfirmation(change: LinkedChange): Described {
  const { isConfirmed, newAddress, currentAddress } = change
  const address = maskedAddress(newAddress)
  if (isConfirmed) return { state: isSameAddress(newAddress, currentAddress) ? 'done' : 'expired', address }
  const isActive = isOpen(change)
  if (isActive && isAnswered(change)) return { state: 'waiting', address, ...missingAnswer(change) }
  return { state: stateOf({ ...change, isActive }, false), address }
}

/** A link with which a mailbox takes the account back. Used before, it does so again if the mailbox has lost the account. */
async function ofOwner(
  trx: Database,
  link: MailboxOwner & { isInTime: boolean },
  wasUsed: boolean,
): Promise<Described> {
  const isDone = wasUsed && isSameAddress(link.mailbox, link.currentAddress)
  const isActive = (await findRight(trx, link)) !== undefined
  return { state: stateOf({ ...link, isActive }, isDone), address: maskedAddress(link.mailbox) }
}

const ofPending = ({ isWithdrawn, ...pending }: PendingAddress): Described => ({
  state: stateOf({ ...pending, isActive: pending.isActive && !isWithdrawn }, pending.isConfirmed),
  address: maskedAddress(pending.value),
})

/**
 * The effect of a link in a mail, its address, and whether it is still valid. Changes nothing.
 * @throws `too-many-requests` for unknown tokens
 */
export async function describeMailLink(trx: Database, token: string, address: string): Promise<Described> {
  const tokenHash = hashOfToken(token)
  const confirm = await findByToken(trx, ['confirm', 'agree'], tokenHash)
  if (confirm) return ofConfirmation(confirm)
  const undo = await findByToken(trx, ['undo'], tokenHash)
  if (undo) return ofOwner(trx, { ...undo, mailbox: undo.oldAddress }, undo.isUndone)
  const report = await findReportLink(trx, tokenHash)
  if (report) return ofOwner(trx, { ...report, mailbox: report.sentTo }, report.caseNumber !== null)
  const pending = await findPendingByToken(trx, tokenHash)
  if (pending) return ofPending(pending)
  const linking = await findAccountLink(trx, tokenHash)
  if (linking) return { state: stateOf({ isActive: true, ...linking }, linking.isUndone) }
  await refuseUnknownLink(trx, address)
  return { state: 'unknown' }
}
