import type { Account } from '../authentication/account.repository.ts'
import type { Database } from '../database/open-database.ts'
import { findFormerAddresses, isSameAddress } from '../email-reset/former-addresses.repository.ts'
import { undoAddressChange } from '../email-reset/undo-address-change.rules.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { secureAccount } from './secure-account.rules.ts'

/** A person who reads a mailbox, and the account that it belongs or belonged to. */
export interface MailboxOwner extends Pick<Account, 'customerId' | 'subject' | 'status'> {
  mailbox: string
  /** The current sign-in address. */
  currentAddress: string
}

interface Right {
  /** The change that took the account from the mailbox; omitted if it is the current address. */
  emailChangeId?: string
}

/**
 * The right belongs to the mailbox, not to a link: the current address has it, and each one that owned the account before it
 * within the last 72 hours. During a pending deletion it exists as long as the deletion waits.
 * @returns undefined without a right
 */
export async function findRight(
  trx: Database,
  { customerId, status, mailbox, currentAddress }: MailboxOwner,
): Promise<Right | undefined> {
  const formers = await findFormerAddresses(trx, customerId)
  const isWaiting = status === 'deletion-pending' && formers.length > 0
  if (status !== 'active' && !isWaiting) return undefined
  if (isSameAddress(mailbox, currentAddress)) return {}
  return formers.find(({ eMailAddress }) => isSameAddress(eMailAddress, mailbox))
}

/**
 * Returns the account to a mailbox, stops a waiting deletion, and locks out everyone else.
 * @param why `about` is the reported event, for the audit trail
 * @returns the case number; undefined without a right, or if another account uses the address now
 */
export async function takeBack(
  trx: Database,
  cipher: Cipher,
  owner: MailboxOwner,
  why: { about: string; requestId: string },
): Promise<string | 'in-use' | undefined> {
  const right = await findRight(trx, owner)
  if (!right) return undefined
  const { customerId, subject, mailbox, currentAddress } = owner
  const { emailChangeId } = right
  const change = emailChangeId && { customerId, emailChangeId, oldAddress: mailbox }
  if (change && !(await undoAddressChange(trx, change, why.requestId))) return 'in-use'
  const secured = await secureAccount(trx, cipher, customerId, why)
  if (emailChangeId) {
    // The mail with the case number promises a link to a new password, so it waits for the provider's answer.
    await enqueue(trx, customerId, 'identity-email', { subject, emailChangeId, link: 'undo', secured })
  } else {
    await enqueue(trx, customerId, 'identity-lockout', { subject, eMailAddress: currentAddress })
    await enqueue(trx, customerId, 'account-secured', secured)
  }
  return secured.caseNumber
}
