import { type CallResponse, canonicalEmailAddress, maskedAddress } from '@portal/contracts'
import { findAccountLink } from '../account-linking/account-links.repository.ts'
import { findReportLink } from '../account-protection/report-links.repository.ts'
import type { Database } from '../database/open-database.ts'
import { type EmailChange, findByToken } from '../email-reset/email-changes.repository.ts'
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
function ofAddress(change: EmailChange, target: string, isDone: boolean): Described {
  const isCurrent = canonicalEmailAddress(change.currentAddress) === canonicalEmailAddress(target)
  const state = isDone && !isCurrent ? 'expired' : stateOf(change, isDone)
  return { state, address: maskedAddress(target) }
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
  const confirm = await findByToken(trx, 'confirm', tokenHash)
  if (confirm) return ofAddress(confirm, confirm.newAddress, confirm.isConfirmed)
  const undo = await findByToken(trx, 'undo', tokenHash)
  if (undo) return ofAddress(undo, undo.oldAddress, undo.isUndone)
  const report = await findReportLink(trx, tokenHash)
  if (report)
    return { state: stateOf(report, report.caseNumber !== null), address: maskedAddress(report.sentTo) }
  const pending = await findPendingByToken(trx, tokenHash)
  if (pending) return ofPending(pending)
  const linking = await findAccountLink(trx, tokenHash)
  if (linking) return { state: stateOf({ isActive: true, ...linking }, linking.isUndone) }
  await refuseUnknownLink(trx, address)
  return { state: 'unknown' }
}
