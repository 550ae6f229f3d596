import { portalPaths, serviceHint } from '@portal/contracts'
import { createReportLink } from '../account-protection/report-link.ts'
import type { Software } from '../identity-provider/software-of.ts'
import type { MailContent } from '../mail/mail-content.ts'
import type { Deliver } from '../outbox/delivery.ts'
import { findRecipient } from '../outbox/notices/recipient.repository.ts'

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

export const deliverNewDeviceMail: Deliver<'new-device-mail'> = async (parts, { customerId, payload }) => {
  const { name, eMailAddress: to } = await findRecipient(parts.db, customerId)
  if (!to) return
  const reportLink = await createReportLink(parts, { customerId, sentTo: to, about: 'sign-in' })
  const mail = newDeviceMail({ name, software: payload, portalUrl: parts.portalUrl, reportLink })
  await parts.mailer.send({ to, ...mail })
}
