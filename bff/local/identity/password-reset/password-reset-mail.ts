import type { FastifyBaseLogger } from 'fastify'
import type { Account, Accounts } from '../accounts/accounts.repository.ts'
import type { IdentitySettings } from '../identity-options.ts'
import type { MailContent, Mailer } from '../mailer.ts'
import type { PasswordResets } from './password-resets.repository.ts'

export interface ResetMailParts {
  settings: IdentitySettings
  accounts: Accounts
  resets: PasswordResets
  mailer: Mailer
  logger: FastifyBaseLogger
}

const resetMail = ({ name, email }: Account, link: string): MailContent => ({
  subject: 'Passwort für Ihr Nordtal Konto zurücksetzen',
  heading: 'Neues Passwort festlegen',
  name,
  paragraphs: [
    `für Ihr Nordtal Konto (${email}) wurde ein neues Passwort angefordert. Über diesen Link legen Sie es fest:`,
  ],
  action: { label: 'Neues Passwort festlegen', url: link },
  afterAction: [
    'Der Link gilt eine Stunde und nur einmal. Haben Sie mehrere dieser E-Mails bekommen, gilt nur der Link in der neuesten.',
    'Haben Sie das nicht angefordert? Dann brauchen Sie nichts zu tun, Ihr bisheriges Passwort gilt weiter. Bitte leiten Sie diese E-Mail nicht weiter.',
  ],
})

export const createResetMails = ({ settings, accounts, resets, mailer, logger }: ResetMailParts) => {
  const underWay = new Set<Promise<void>>()

  const send = async (account: Account): Promise<void> => {
    const token = await resets.issue(account.subject)
    const link = `${settings.issuer}reset-password?token=${token}`
    await mailer.send({ to: account.email, ...resetMail(account, link) })
    await resets.endOlderThan(token)
  }

  const sendIfKnown = async (email: string): Promise<void> => {
    const account = await accounts.findByEmail(email)
    if (account) await send(account)
  }

  return {
    /** Waits for the mail, for a caller that knows who is a customer. @throws when the mail server does not take it */
    send: sendIfKnown,

    /** Returns at once: an answer that waited for the mail would tell which addresses are customers'. */
    request(email: string): void {
      const sending = sendIfKnown(email)
        .catch((error) => logger.error({ err: error }, 'password reset mail not sent'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },

    async close(): Promise<void> {
      await Promise.all(underWay)
    },
  }
}

export type ResetMails = ReturnType<typeof createResetMails>
