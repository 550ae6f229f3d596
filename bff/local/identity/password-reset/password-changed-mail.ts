import { serviceHint } from '@portal/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { MailContent, Mailer } from '../mailer.ts'
import type { PasswordNotice, PasswordNotices } from './password-notices.repository.ts'

export interface ChangedMailParts {
  issuer: string
  notices: PasswordNotices
  mailer: Mailer
  logger: FastifyBaseLogger
}

const EVERY_MINUTE = 60_000

const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

const changedMail = ({ name, email, changedAt }: PasswordNotice, issuer: string): MailContent => ({
  subject: 'Ihr Passwort wurde geändert',
  heading: 'Ihr Passwort wurde geändert',
  name,
  paragraphs: [
    `für Ihr Nordtal Konto (${email}) gilt seit dem ${moment.format(changedAt)} Uhr ein neues Passwort. Auf allen anderen Geräten sind Sie abgemeldet.`,
    'Haben Sie das Passwort selbst geändert? Dann ist alles erledigt.',
    'Waren Sie das nicht? Dann legen Sie bitte gleich ein neues Passwort fest. Damit wird abgemeldet, wer jetzt in Ihrem Konto ist. Ändern Sie auch das Passwort Ihres E-Mail-Postfachs.',
  ],
  // The page that asks for a link, and no link: this mail may be read by whoever has changed the password.
  action: { label: 'Neues Passwort anfordern', url: `${issuer}forgot-password` },
  afterAction: [serviceHint()],
})

/** Tells customers of their new password: at once, and again every other minute until the mail server has taken the mail. */
export const createChangedMails = ({ issuer, notices, mailer, logger }: ChangedMailParts) => {
  const logFailure = (error: unknown): void =>
    logger.error({ err: error }, 'notice of a new password not sent')

  const send = async (notice: PasswordNotice): Promise<void> => {
    const id = `password-changed-${notice.id}-${notice.changedAt}`
    await mailer.send({ to: notice.email, id, ...changedMail(notice, issuer) })
    await notices.remove(notice.id)
  }

  // One after the other, and one that fails stands in nobody's way.
  const sendDue = async (): Promise<void> => {
    for (const notice of await notices.takeDue()) await send(notice).catch(logFailure)
  }

  let round = Promise.resolve()
  const wake = (): void => {
    round = round.then(sendDue).catch(logFailure)
  }
  const timer = setInterval(wake, EVERY_MINUTE).unref()
  wake()

  return {
    /** Looks for new ones, without waiting for them. */
    wake,

    async close(): Promise<void> {
      clearInterval(timer)
      await round
    },
  }
}

export type ChangedMails = ReturnType<typeof createChangedMails>
