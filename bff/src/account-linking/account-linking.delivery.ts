import type { Deliver } from '../outbox/delivery.ts'
import { hashOfToken, newToken } from '../secret-token.ts'
import { addUndoToken, findLinkNotice } from './account-links.repository.ts'
import { linkedMailToAccount, linkedMailToOwner, unlinkedMail } from './linking-mails.ts'

/** Only the mail holds the secret, so each delivery creates a new one. */
export const deliverLinkedMail: Deliver<'linked-mail'> = async (parts, { customerId, payload }) => {
  const { db, mailer, emailChangeUrl } = parts
  const { accountLinkId, eMailAddress: to, recipient } = payload
  const notice = await findLinkNotice(db, { customerId, accountLinkId })
  if (!notice) return
  const token = newToken()
  await addUndoToken(db, { customerId, accountLinkId }, hashOfToken(token))
  const linking = { ...notice, undoLink: `${emailChangeUrl}/unlink?token=${token}` }
  await mailer.send({
    to,
    ...(recipient === 'account' ? linkedMailToAccount(linking) : linkedMailToOwner(linking)),
  })
}

export const deliverUnlinkedMail: Deliver<'unlinked-mail'> = ({ mailer }, { payload }) =>
  mailer.send({ to: payload.eMailAddress, ...unlinkedMail(payload.tenantId) })
