import { canonicalEmail, shownEmail } from '../accounts/accounts.repository.ts'
import type { BackgroundMails, MailContent } from '../mailer.ts'
import type { EmailConfirmations } from './email-confirmations.repository.ts'

const confirmationMail = (email: string, link: string): MailContent => ({
  subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
  heading: 'Ist das Ihre E-Mail-Adresse?',
  paragraphs: [
    `mit dieser Adresse (${shownEmail(email)}) wurde ein Nordtal Konto angelegt. Bitte bestätigen Sie, dass sie Ihnen gehört:`,
  ],
  action: { label: 'E-Mail-Adresse bestätigen', url: link },
  afterAction: [
    'Der Link gilt sieben Tage. Ihre Verträge verknüpfen wir mit dem Konto, sobald die Adresse bestätigt ist.',
    'Haben Sie kein Konto angelegt? Dann hat sich vermutlich jemand vertippt. Bitte bestätigen Sie die Adresse nicht und löschen Sie diese E-Mail.',
  ],
})

interface ConfirmationMailParts {
  issuer: string
  confirmations: EmailConfirmations
  mails: BackgroundMails
}

/**
 * Asks a new customer for the proof that the address is theirs.
 * @param client the site of the sign-up, by its id, unless it is the portal
 */
export const createSendConfirmation =
  ({ issuer, confirmations, mails }: ConfirmationMailParts) =>
  (subject: string, email: string, client?: string): void =>
    mails.inBackground(async () => {
      const to = canonicalEmail(email)
      const token = await confirmations.issue(subject, to, client)
      await mails.send({ to, ...confirmationMail(to, `${issuer}confirm-email?token=${token}`) })
    })

export type SendConfirmation = ReturnType<typeof createSendConfirmation>
