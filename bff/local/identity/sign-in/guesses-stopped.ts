import { serviceHint } from '@portal/contracts'
import type { Account } from '../accounts/accounts.repository.ts'
import type { BackgroundMails, MailContent } from '../mailer.ts'
import type { Attempts, Limit } from './attempts.repository.ts'
import type { SignInLog } from './sign-in-log.repository.ts'

const ONCE_A_DAY: Limit = { most: 1, minutes: 24 * 60 }

const guessedMail = (name: string, issuer: string): MailContent => ({
  subject: 'Falsche Passwörter für Ihr Nordtal Konto',
  heading: 'Jemand hat versucht, sich anzumelden',
  name,
  paragraphs: [
    'für Ihr Nordtal Konto wurde mehrmals hintereinander ein falsches Passwort eingegeben. Wir haben weitere Versuche von dort für eine Weile gesperrt.',
    'Sie selbst können sich weiter anmelden: mit einem Browser, in dem Sie schon einmal angemeldet waren, auch sofort.',
    'Waren Sie das nicht, und ist Ihr Passwort leicht zu erraten oder noch anderswo in Gebrauch? Dann legen Sie bitte ein neues fest.',
  ],
  action: { label: 'Neues Passwort anfordern', url: `${issuer}forgot-password` },
  afterAction: [serviceHint()],
})

interface GuessesStoppedParts {
  issuer: string
  attempts: Attempts
  log: SignInLog
  mails: BackgroundMails
}

/** Reports stopped guesses to the owner of the account: in the history, and by one mail a day. */
export const createReportGuessesStopped =
  ({ issuer, attempts, log, mails }: GuessesStoppedParts) =>
  async ({ subject, email, name }: Account): Promise<void> => {
    const attempt = await attempts.take(`guesses-reported:${subject}`, ONCE_A_DAY)
    if (!attempt.taken) return
    await log.record('limit_wc', { subject })
    mails.inBackground(() => mails.send({ to: email, ...guessedMail(name, issuer) }))
  }

export type ReportGuessesStopped = ReturnType<typeof createReportGuessesStopped>
