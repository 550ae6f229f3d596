import type { Deliver } from '../outbox/delivery.ts'
import { findRecipient } from '../outbox/notices/recipient.repository.ts'
import { reportMail, securedMail } from './account-protection-mails.ts'
import { createReportLink } from './report-link.ts'

export const deliverReportLink: Deliver<'report-link'> = async (parts, { customerId, payload }) => {
  const { eMailAddress: sentTo, about } = payload
  const { name } = await findRecipient(parts.db, customerId)
  const link = await createReportLink(parts, { customerId, sentTo, about })
  await parts.mailer.send({ to: sentTo, ...reportMail(name, link) })
}

export const deliverAccountSecured: Deliver<'account-secured'> = async (
  { db, mailer },
  { customerId, payload },
) => {
  const { name, eMailAddress } = await findRecipient(db, customerId)
  if (eMailAddress) await mailer.send({ to: eMailAddress, ...securedMail(name, payload.caseNumber) })
}
