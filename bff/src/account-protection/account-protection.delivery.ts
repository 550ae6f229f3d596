import type { Deliver } from '../outbox/delivery.ts'
import { isToSignInAddress, noticeRecipient } from '../outbox/notices/notice-recipient.ts'
import { findRecipients } from '../outbox/notices/recipient.repository.ts'
import { reportMail, securedMail, securedMailToFormer } from './account-protection-mails.ts'
import { createReportLink } from './report-link.ts'

export const deliverReportLink: Deliver<'report-link'> = async (parts, { customerId, payload }) => {
  const { eMailAddress: sentTo, about } = payload
  const { name } = await findRecipients(parts.db, customerId)
  const link = await createReportLink(parts, { customerId, sentTo, about })
  await parts.mailer.send({ to: sentTo, ...reportMail(name, link) })
}

export const deliverAccountSecured: Deliver<'account-secured'> = async (parts, notice) => {
  const recipient = await noticeRecipient(parts.db, notice)
  if (!recipient) return
  const { name, eMailAddress: to, signInAddress } = recipient
  const { caseNumber, isDeletionStopped = false } = notice.payload
  const secured = { name, caseNumber, isDeletionStopped }
  if (isToSignInAddress(recipient)) return parts.mailer.send({ to, ...securedMail(secured) })
  const { customerId } = notice
  const reportLink = await createReportLink(parts, { customerId, sentTo: to, about: 'account-secured' })
  await parts.mailer.send({ to, ...securedMailToFormer(secured, { signInAddress, reportLink }) })
}
