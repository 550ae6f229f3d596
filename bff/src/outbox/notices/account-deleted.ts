import { serviceHint } from '@portal/contracts'
import type { MailContent } from '../../mail/mail-content.ts'
import type { Deliver } from '../delivery.ts'

const accountDeletedMail = (name: string): MailContent => ({
  subject: 'Ihr Nordtal Konto wird gelöscht',
  heading: 'Ihr Nordtal Konto wird gelöscht',
  name,
  paragraphs: [
    'wie gewünscht löschen wir Ihr Nordtal Konto. Sie können sich damit nicht mehr anmelden.',
    'Ihre Verträge laufen unverändert weiter. Daten, die wir für Ihre Verträge brauchen oder nach dem Gesetz aufbewahren müssen, bleiben so lange gespeichert.',
    `Haben Sie die Löschung nicht selbst veranlasst? Dann sprechen Sie bitte mit uns. ${serviceHint()}`,
    'Danke, dass Sie bei uns waren.',
  ],
})

export const deliverAccountDeleted: Deliver<'account-deleted'> = ({ mailer }, { payload }) =>
  mailer.send({ to: payload.eMailAddress, ...accountDeletedMail(payload.name) })
