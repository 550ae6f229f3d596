import type { Deliver } from '../outbox/delivery.ts'
import { hashOfToken, newToken } from '../secret-token.ts'
import {
  addConfirmToken,
  addUndoToken,
  findEmailChange,
  removeOlderConfirmations,
} from './email-change-mails.repository.ts'
import {
  changedMailToNew,
  changedMailToOld,
  confirmationMail,
  refusedMail,
  undoneMailToNew,
  undoneMailToOld,
  undoRefusedMail,
} from './email-reset-mails.ts'
import { type FormerAddress, findFormerAddresses, isSameAddress } from './former-addresses.repository.ts'

/** Only the mail holds the secret, so each delivery creates a new one. */
export const deliverEmailConfirmation: Deliver<'email-confirmation'> = async (
  { db, mailer, emailChangeUrl },
  { customerId, payload },
) => {
  const key = { customerId, ...payload }
  const change = await findEmailChange(db, key)
  if (!change || change.isConfirmed) return
  const token = newToken()
  const tokenHash = hashOfToken(token)
  await addConfirmToken(db, key, tokenHash)
  await mailer.send({ to: change.newAddress, ...confirmationMail(`${emailChangeUrl}?token=${token}`) })
  await removeOlderConfirmations(db, key, tokenHash)
}

export const deliverEmailChanged: Deliver<'email-changed'> = async (parts, { customerId, payload }) => {
  const { db, mailer, portalUrl, emailChangeUrl } = parts
  const change = await findEmailChange(db, { customerId, ...payload })
  if (!change || change.isUndone) return
  const { name, oldAddress, newAddress } = change
  if (payload.recipient === 'new') {
    return mailer.send({ to: newAddress, ...changedMailToNew(name, portalUrl) })
  }
  const isOwner = ({ eMailAddress }: FormerAddress) => isSameAddress(eMailAddress, oldAddress)
  const former = (await findFormerAddresses(db, customerId)).find(isOwner)
  if (!former) return
  const token = newToken()
  const { emailChangeId } = former
  const until = await addUndoToken(db, { customerId, emailChangeId }, hashOfToken(token))
  const link = `${emailChangeUrl}/undo?token=${token}`
  await mailer.send({ to: oldAddress, ...changedMailToOld(name, { link, until }) })
}

export const deliverEmailChangeUndone: Deliver<'email-change-undone'> = async (
  { db, mailer, portalUrl },
  { customerId, payload },
) => {
  const change = await findEmailChange(db, { customerId, ...payload })
  if (!change) return
  const { name, oldAddress, newAddress } = change
  await mailer.send(
    payload.recipient === 'old'
      ? { to: oldAddress, ...undoneMailToOld(name, portalUrl) }
      : { to: newAddress, ...undoneMailToNew() },
  )
}

export const deliverEmailChangeRefused: Deliver<'email-change-refused'> = async (
  { mailer, portalUrl },
  { payload: { eMailAddress: to, name, link } },
) => mailer.send({ to, ...(link === 'confirm' ? refusedMail(name, portalUrl) : undoRefusedMail(name)) })
