import { serviceHint } from '@portal/contracts'
import { type Account, shownEmail } from '../accounts/accounts.repository.ts'
import type { MailContent } from '../mailer.ts'

const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

/** Tells the customer of the new password, which is in force from now on. */
export const changedMail = ({ name, email }: Account, issuer: string): MailContent => ({
  subject: 'Ihr Passwort wurde geändert',
  heading: 'Ihr Passwort wurde geändert',
  name,
  paragraphs: [
    `für Ihr Nordtal Konto (${shownEmail(email)}) gilt seit dem ${moment.format(new Date())} Uhr ein neues Passwort. Auf allen anderen Geräten sind Sie abgemeldet.`,
    'Haben Sie das Passwort selbst geändert? Dann ist alles erledigt.',
    'Waren Sie das nicht? Dann legen Sie bitte gleich ein neues Passwort fest. Damit wird abgemeldet, wer jetzt in Ihrem Konto ist. Ändern Sie auch das Passwort Ihres E-Mail-Postfachs.',
  ],
  // Contains no reset link: the reader of this mail may be the intruder who changed the password.
  action: { label: 'Neues Passwort anfordern', url: `${issuer}forgot-password` },
  afterAction: [serviceHint()],
})
