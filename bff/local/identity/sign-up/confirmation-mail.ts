import type { FastifyBaseLogger } from 'fastify'
import { canonicalEmail } from '../accounts/email-address.ts'
import type { MailContent, Mailer } from '../mailer.ts'
import type { EmailConfirmations } from './email-confirmations.repository.ts'

const EVERY_MINUTE = 60_000

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
    'Der Link gilt sieben Tage. Ihre Verträge verknüpfen wir mit dem Konto, sobald die Adresse bestätigt ist.',
    'Haben Sie kein Konto angelegt? Dann hat sich vermutlich jemand vertippt. Bitte bestätigen Sie die Adresse nicht und löschen Sie diese E-Mail.',
  ],
})

/**
 * Asks whoever has just signed up for the proof that the address is theirs; a mail that does not leave is sent anew every
 * minute, for three days.
 */
export const createConfirmationMails = ({ issuer, confirmations, mailer, logger }: ConfirmationMailParts) => {
  const underWay = new Set<Promise<void>>()
  const logFailure = (error: unknown): void =>
    logger.error({ err: error }, 'confirmation of a new address not sent')

  const send = async (to: string, token: string): Promise<void> => {
    try {
      await mailer.send({ to, ...confirmationMail(to, `${issuer}confirm-email?token=${token}`) })
    } catch (error) {
      await confirmations.drop(token)
      throw error
    }
  }

  const sendUnsent = async (): Promise<void> => {
    for (const { email, token } of await confirmations.takeUnsent())
      await send(email, token).catch(logFailure)
  }

  let round = Promise.resolve()
  const wake = (): void => {
    round = round.then(sendUnsent).catch(logFailure)
  }
  const timer = setInterval(wake, EVERY_MINUTE).unref()
  wake()

  return {
    /** Returns at once: nobody waits for a mail server to sign up. */
    request(subject: string, email: string): void {
      const to = canonicalEmail(email)
      const sending = confirmations
        .issue(subject, to)
        .then((token) => send(to, token))
        .catch(logFailure)
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },

    async close(): Promise<void> {
      clearInterval(timer)
      await Promise.all([round, ...underWay])
    },
  }
}

export type ConfirmationMails = ReturnType<typeof createConfirmationMails>
