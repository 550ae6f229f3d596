import type { Database } from '../../database/open-database.ts'
import { isSameAddress } from '../../email-reset/former-addresses.repository.ts'
import { enqueueAll } from '../outbox.repository.ts'
import type { OutboxMessage } from '../outbox-messages.ts'
import { findRecipients } from './recipient.repository.ts'

type Notice = Extract<OutboxMessage, { payload: { toMailbox?: string } }> & {
  kind: 'phone-pin-notice' | 'new-device-mail' | 'account-secured'
}

interface NoticeRecipient {
  name: string
  eMailAddress: string
  signInAddress: string
}

/**
 * The recipient of a notice about an account. With several mailboxes the notice is enqueued again for each of them: one
 * that refuses mail for good must not keep the owner from knowing.
 * @returns undefined if nothing is to be sent now
 */
export async function noticeRecipient(db: Database, notice: Notice): Promise<NoticeRecipient | undefined> {
  const { customerId, kind, payload } = notice
  const { name, mailboxes } = await findRecipients(db, customerId)
  const [signInAddress] = mailboxes
  if (signInAddress === undefined) return undefined
  const { toMailbox: eMailAddress = mailboxes.length === 1 ? signInAddress : undefined } = payload
  if (eMailAddress !== undefined) return { name, eMailAddress, signInAddress }
  const payloads = mailboxes.map((toMailbox) => ({ ...payload, toMailbox }))
  await db.transaction().execute((trx) => enqueueAll(trx, customerId, kind, payloads))
  return undefined
}

/** Whether a notice goes to the mailbox that signs in; the others owned the account before, and can take it back. */
export const isToSignInAddress = ({ eMailAddress, signInAddress }: NoticeRecipient) =>
  isSameAddress(eMailAddress, signInAddress)
