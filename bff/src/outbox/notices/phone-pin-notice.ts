import { portalPaths, serviceHint } from '@portal/contracts'
import { createReportLink } from '../../account-protection/report-link.ts'
import type { MailContent } from '../../mail/mail-content.ts'
import type { Deliver } from '../delivery.ts'
import type { OutboxPayloads } from '../outbox-messages.ts'
import { noticeRecipient } from './notice-recipient.ts'

const words = {
  set: {
    subject: 'Sie haben jetzt eine Telefon-PIN',
    whatHappened: 'In Ihrem Nordtal Konto wurde eine Telefon-PIN festgelegt.',
  },
  changed: {
    subject: 'Ihre Telefon-PIN wurde geändert',
    whatHappened: 'Ihre Telefon-PIN wurde in Ihrem Nordtal Konto geändert.',
  },
  reset: {
    subject: 'Sie haben eine neue Telefon-PIN',
    whatHappened:
      'Ihre Telefon-PIN wurde in Ihrem Nordtal Konto zurückgesetzt. Die bisherige PIN gilt nicht mehr.',
  },
}

function phonePinNotice(
  name: string,
  { tenantId, change }: OutboxPayloads['phone-pin-notice'],
  { portalUrl, reportLink }: { portalUrl: string; reportLink: string },
): MailContent {
  const { subject, whatHappened } = words[change]
  return {
    subject,
    heading: subject,
    name,
    tenantId,
    paragraphs: [
      whatHappened,
      'Zu Ihrer Sicherheit steht die PIN nicht in dieser E-Mail. Sie finden sie in Ihrem Konto unter „Anmeldung & Sicherheit“.',
    ],
    action: { label: 'Zu Anmeldung & Sicherheit', url: portalUrl + portalPaths.security },
    reportLink,
    afterAction: [serviceHint(tenantId)],
  }
}

export const deliverPhonePinNotice: Deliver<'phone-pin-notice'> = async (parts, notice) => {
  const recipient = await noticeRecipient(parts.db, notice)
  if (!recipient) return
  const { name, eMailAddress } = recipient
  const { customerId, payload } = notice
  const about = payload.change === 'reset' ? 'phone-pin-reset' : 'phone-pin-changed'
  const reportLink = await createReportLink(parts, { customerId, sentTo: eMailAddress, about })
  const { portalUrl } = parts
  await parts.mailer.send({ to: eMailAddress, ...phonePinNotice(name, payload, { portalUrl, reportLink }) })
}
