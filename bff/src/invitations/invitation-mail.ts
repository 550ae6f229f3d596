import type { TenantId } from '@portal/contracts'
import { dayOf } from '../german-dates.ts'
import type { MailContent } from '../mail/mail-content.ts'

interface InvitationLink {
  link: string
  /** ISO 8601. */
  expiresAt: string
  tenantId: TenantId
}

/** Names no one: the holder of an expired code chose the recipient. */
export const invitationMail = ({ link, expiresAt, tenantId }: InvitationLink): MailContent => ({
  subject: 'Ihre neue Einladung zum Nordtal Konto',
  heading: 'Ihre neue Einladung ist da',
  paragraphs: [
    'vielen Dank für Ihr Interesse am Nordtal Konto. Hier kommt Ihre neue Einladung.',
    'Öffnen Sie die Einladung und geben Sie Ihre Postleitzahl ein. Danach können Sie Ihr Konto anlegen.',
  ],
  action: { label: 'Einladung öffnen', url: link },
  afterAction: [
    `Die Einladung gilt bis zum ${dayOf(expiresAt)}.`,
    'Sie haben keine Einladung angefordert? Dann löschen Sie diese E-Mail einfach.',
  ],
  tenantId,
})

/** To the printing service. Names no one, because a mail's subject is visible in many places. */
export const letterMail = (tenantId: TenantId): MailContent => ({
  subject: 'Einladungsschreiben zum Drucken und Versenden',
  heading: 'Ein Einladungsschreiben',
  paragraphs: [
    'im Anhang finden Sie eine Einladung zum Nordtal Konto als PDF, mit Anschriftenfeld für einen Fensterumschlag.',
    'Bitte drucken und versenden Sie das Schreiben noch heute: Es ist in 3 bis 4 Werktagen zugesagt.',
  ],
  tenantId,
})
