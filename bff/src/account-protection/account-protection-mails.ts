import { maskedAddress, serviceHint } from '@portal/contracts'
import type { MailContent } from '../mail/mail-content.ts'

export const reportMail = (name: string, link: string): MailContent => ({
  subject: 'Sichern Sie Ihr Nordtal Konto',
  heading: 'War das jemand anderes?',
  name,
  paragraphs: [
    'in Ihrem Nordtal Konto wurde gemeldet: „Das war ich nicht“.',
    'Bitte bestätigen Sie das. Dann melden wir alle Geräte ab und sperren Anmelde-Adresse, Telefon-PIN und Vertragspost, bis Sie ein neues Passwort festgelegt haben. Den Link dazu schicken wir Ihnen gleich danach.',
  ],
  action: { label: 'Konto sichern', url: link },
  afterAction: [
    'Der Link gilt zwei Wochen. Haben Sie nichts gemeldet? Dann können Sie Ihr Konto trotzdem sichern: Jemand anderes ist vielleicht darin angemeldet.',
    serviceHint(),
  ],
})

interface Secured {
  name: string
  caseNumber: string
  isDeletionStopped: boolean
}

const subjectOf = (caseNumber: string) => `Ihr Nordtal Konto ist gesichert (Vorgang ${caseNumber})`

export const securedMail = ({ name, caseNumber, isDeletionStopped }: Secured): MailContent => ({
  subject: subjectOf(caseNumber),
  heading: 'Ihr Konto ist gesichert',
  name,
  paragraphs: [
    `wir haben Ihre Meldung unter der Nummer ${caseNumber} aufgenommen.`,
    ...(isDeletionStopped ? ['Die Löschung Ihres Kontos haben wir gestoppt.'] : []),
    'Alle Geräte sind abgemeldet, und das bisherige Passwort gilt nicht mehr. Eine Telefon-PIN, die in den letzten drei Tagen geändert wurde, haben wir ersetzt.',
    'Sie bekommen eine zweite E-Mail mit dem Link zu einem neuen Passwort. Bis Sie es festgelegt haben, lassen sich Anmelde-Adresse, Telefon-PIN und Vertragspost nicht ändern.',
    'Prüfen Sie danach bitte Ihre Angaben im Konto, und ändern Sie auch das Passwort Ihres E-Mail-Postfachs.',
  ],
  afterAction: [`Nennen Sie uns bei Fragen bitte die Nummer ${caseNumber}. ${serviceHint()}`],
})

/** To a mailbox that owned the account before: the link to a new password went to the newer one. */
export const securedMailToFormer = (
  { name, caseNumber }: Secured,
  { signInAddress, reportLink }: { signInAddress: string; reportLink: string },
): MailContent => ({
  subject: subjectOf(caseNumber),
  heading: 'Ihr Konto wurde gesichert',
  name,
  paragraphs: [
    `unter der Nummer ${caseNumber} wurde in Ihrem Nordtal Konto gemeldet: „Das war ich nicht“. Alle Geräte sind abgemeldet.`,
    `Den Link zu einem neuen Passwort schicken wir an ${maskedAddress(signInAddress)}, denn diese Adresse gilt zurzeit für die Anmeldung.`,
    'Ist das nicht Ihre Adresse? Dann holen Sie Ihr Konto bitte mit dem Link in dieser E-Mail zurück. Er geht vor.',
  ],
  reportLink,
  afterAction: [`Nennen Sie uns bei Fragen bitte die Nummer ${caseNumber}. ${serviceHint()}`],
})
