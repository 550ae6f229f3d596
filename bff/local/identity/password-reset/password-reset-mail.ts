import { type Account, type Accounts, shownEmail } from '../accounts/accounts.repository.ts'
import type { BackgroundMails, MailContent } from '../mailer.ts'
import type { PasswordResets } from './password-resets.repository.ts'

interface ResetMailParts {
  issuer: string
  accounts: Accounts
  resets: PasswordResets
  mails: BackgroundMails
}

const resetMail = ({ name, email }: Account, link: string): MailContent => ({
  subject: 'Passwort für Ihr Nordtal Konto zurücksetzen',
  heading: 'Neues Passwort festlegen',
  name,
  paragraphs: [
    `für Ihr Nordtal Konto (${shownEmail(email)}) wurde ein neues Passwort angefordert. Über diesen Link legen Sie es fest:`,
  ],
  action: { label: 'Neues Passwort festlegen', url: link },
  afterAction: [
    'Der Link gilt eine Stunde und nur einmal. Haben Sie mehrere dieser E-Mails bekommen, gilt nur der Link in der neuesten.',
    'Haben Sie das nicht angefordert? Dann brauchen Sie nichts zu tun, Ihr bisheriges Passwort gilt weiter. Bitte leiten Sie diese E-Mail nicht weiter.',
  ],
})

export const createResetMails = ({ issuer, accounts, resets, mails }: ResetMailParts) => {
  /**
   * For a signed-in customer.
   * @param client the site to go on to, by its id, unless it is the portal
   * @throws when the mail server refuses the mail
   */
  const send = async (email: string, client?: string): Promise<void> => {
    const account = await accounts.findByEmail(email)
    if (!account) return
    const token = await resets.issue(account.subject, client)
    await mails.send({ to: account.email, ...resetMail(account, `${issuer}reset-password?token=${token}`) })
    await resets.endOlderThan(token)
  }

  return {
    send,
    request: (email: string, client?: string): void => mails.inBackground(() => send(email, client)),
  }
}

export type ResetMails = ReturnType<typeof createResetMails>
