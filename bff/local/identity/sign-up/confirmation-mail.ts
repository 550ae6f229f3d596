import type { FastifyBaseLogger } from 'fastify'
import type { MailContent, Mailer } from '../../../src/mail/mail-content.ts'
import { canonicalEmail } from '../accounts/email-address.ts'
import type { EmailConfirmations } from './email-confirmations.repository.ts'

interface ConfirmationMailParts {
  issuer: string
  confirmations: EmailConfirmations
  mailer: Mailer
  logger: FastifyBaseLogger
}

const confirmationMail = (email: string, link: string): MailContent => ({
  subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
  heading: 'Ist das Ihre E-Mail-Adresse?',
  paragraphs: [
    `mit dieser Adresse (${email}) wurde ein Nordtal Konto angelegt. Bitte bestätigen Sie, dass sie Ihnen gehört:`,
  ],
  action: { label: 'E-Mail-Adresse bestätigen', url: link },
  afterAction: [
    'Der Link gilt sieben Tage. Ihr Konto können Sie auch vorher schon nutzen.',
    'Haben Sie kein Konto angelegt? Dann hat sich vermutlich jemand vertippt. Bitte bestätigen Sie die Adresse nicht und löschen Sie diese E-Mail.',
  ],
})

/** Asks whoever has just signed up for the proof that the address is theirs. */
export const createConfirmationMails = ({ issuer, confirmations, mailer, logger }: ConfirmationMailParts) => {
  const underWay = new Set<Promise<void>>()

  const send = async (subject: string, to: string): Promise<void> => {
    const token = await confirmations.issue(subject, to)
    await mailer.send({ to, ...confirmationMail(to, `${issuer}confirm-email?token=${token}`) })
  }

  return {
    /** Returns at once: nobody waits for a mail server to sign up. */
    request(subject: string, email: string): void {
      const sending = send(subject, canonicalEmail(email))
        .catch((error) => logger.error({ err: error }, 'confirmation of a new address not sent'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },

    async close(): Promise<void> {
      await Promise.all(underWay)
    },
  }
}

export type ConfirmationMails = ReturnType<typeof createConfirmationMails>
