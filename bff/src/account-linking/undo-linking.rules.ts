import type { CallResponse } from '@portal/contracts'
import { recordEvent } from '../audit/audit.repository.ts'
import type { Database } from '../database/open-database.ts'
import { type LinkCaller, refuseUnknownLink } from '../email-reset/link-caller.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { findRecipients } from '../outbox/notices/recipient.repository.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { withdrawPendingAddresses } from '../pending-addresses/pending-addresses.repository.ts'
import { hashOfToken } from '../secret-token.ts'
import { findAccountLink, markLinkUndone } from './account-links.repository.ts'
import { deleteAccountRow } from './linked-account.repository.ts'
import { separateCustomers } from './separated-customers.repository.ts'

type Undone = CallResponse<'undoLinking'>

/**
 * The owner of a known mailbox reports that the contracts do not belong to the account. A new account loses its
 * contracts and is removed; an older one keeps its own contracts. Somebody else knows the used code, so a new one goes
 * to the postal address by letter.
 * @throws `too-many-requests` for unknown tokens
 */
export async function undoLinking(trx: Database, cipher: Cipher, bearer: LinkCaller): Promise<Undone> {
  const link = await findAccountLink(trx, hashOfToken(bearer.token))
  if (!link) return refuseUnknownLink(trx, bearer.address)
  if (link.isUndone) return { result: 'already-done' }
  if (!link.isInTime) return { result: 'expired' }
  const { customerId, tenantId, codeHash, takenOver } = link
  const { mailboxes } = await findRecipients(trx, customerId)
  await markLinkUndone(trx, link)
  // Discards requests of the account for contracts that are not its own.
  await withdrawPendingAddresses(trx, customerId, tenantId)
  if (takenOver)
    await separateCustomers(trx, cipher, { from: customerId, into: takenOver, tenantId, codeHash })
  else await deleteAccountRow(trx, customerId)
  const owner = takenOver?.customer_id ?? customerId
  await enqueue(trx, owner, 'invitation-letter', {})
  for (const eMailAddress of mailboxes) {
    await enqueue(trx, customerId, 'unlinked-mail', { eMailAddress, tenantId })
  }
  await recordEvent(trx, { customerId, event: 'account.unlinked', requestId: bearer.requestId, tenantId })
  return { result: 'done' }
}
