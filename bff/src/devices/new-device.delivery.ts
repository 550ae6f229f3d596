import { portalPaths, serviceHint } from '@portal/contracts'
import { createReportLink } from '../account-protection/report-link.ts'
import type { Software } from '../identity-provider/software-of.ts'
import type { MailContent } from '../mail/mail-content.ts'
import type { Deliver } from '../outbox/delivery.ts'
import { noticeRecipient } from '../outbox/notices/notice-recipient.ts'

function deviceTexts({ browser, system }: Software): string {
  if (browser && system) return `mit ${browser} auf ${system}`
  if (browser) return `mit ${browser}`
  return system ? `auf ${system}` : 'mit einem Browser, den wir nicht erkennen'
}

interface NewDeviceMail {
  name: string
  software: Software
  portalUrl: string
  reportLink: string
}

const newDeviceMail = ({ name, software, portalUrl, reportLink }: NewDeviceMail): MailContent => ({
  subject: 'Neue Anmeldung in Ihrem Nordtal Konto',
  heading: 'Neue Anmeldung in Ihrem Konto',
  name,
  paragraphs: [
    `in Ihrem Nordtal Konto hat sich jemand ${deviceTexts(software)} angemeldet. Diesen Browser kannten wir noch nicht.`,
    'Waren Sie das selbst? Dann ist alles erledigt.',
  ],
  action: { label: 'Angemeldete Geräte ansehen', url: portalUrl + portalPaths.devices },
  reportLink,
  afterAction: [serviceHint()],
})

export const deliverNewDeviceMail: Deliver<'new-device-mail'> = async (parts, notice) => {
  const recipient = await noticeRecipient(parts.db, notice)
  if (!recipient) return
  const { name, eMailAddress: to } = recipient
  const { customerId, payload } = notice
  const reportLink = await createReportLink(parts, { customerId, sentTo: to, about: 'sign-in' })
  const mail = newDeviceMail({ name, software: payload, portalUrl: parts.portalUrl, reportLink })
  await parts.mailer.send({ to, ...mail })
}
