import { createReportLink } from '../account-protection/report-link.ts'
import type { Deliver } from '../outbox/delivery.ts'
import { enqueueAll } from '../outbox/outbox.repository.ts'
import { hashOfToken, newToken } from '../secret-token.ts'
import { applyDueChange } from './apply-address-change.rules.ts'
import {
  addAgreeToken,
  addConfirmToken,
  addUndoToken,
  findEmailChange,
  removeOlderConfirmations,
  startWaiting,
} from './email-change-mails.repository.ts'
import {
  agreementMail,
  changedMailToNew,
  changedMailToOld,
  confirmationMail,
  refusedMail,
  undoneMailToNew,
  undoneMailToOld,
  undoRefusedMail,
} from './email-reset-mails.ts'
import { type FormerAddress, findFormerAddresses, isSameAddress } from './former-addresses.repository.ts'
import { findSignInAddress } from './sign-in-address.repository.ts'

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

/** The 72 hours begin when the mail is sent: a mailbox that was not asked cannot refuse. */
export const deliverEmailAgreement: Deliver<'email-agreement'> = async (parts, { customerId, payload }) => {
  const { db, mailer, emailChangeUrl } = parts
  const key = { customerId, ...payload }
  const change = await findEmailChange(db, key)
  const present = await findSignInAddress(db, customerId)
  const hasEnded = !change || change.isConfirmed || change.isUndone
  if (hasEnded || !present || !isSameAddress(present, change.oldAddress)) return
  const { name, newAddress } = change
  const token = newToken()
  const until = await addAgreeToken(db, key, hashOfToken(token))
  const report = { customerId, sentTo: present, about: 'email-change-requested' }
  const reportLink = await createReportLink(parts, report)
  const link = `${emailChangeUrl}/agree?token=${token}`
  await mailer.send({ to: present, ...agreementMail(name, { newAddress, link, until, reportLink }) })
  await db.transaction().execute(async (trx) => {
    const secondsLeft = await startWaiting(trx, key, until)
    if (secondsLeft === undefined) return
    await enqueueAll(trx, customerId, 'email-change-due', [payload], secondsLeft)
  })
}

export const deliverEmailChangeDue: Deliver<'email-change-due'> = ({ db }, { customerId, id, payload }) =>
  db.transaction().execute((trx) => applyDueChange(trx, { customerId, ...payload }, `outbox-${id}`))

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
