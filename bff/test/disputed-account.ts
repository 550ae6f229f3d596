import { sql } from 'kysely'
import { requestDeletion } from '../src/account-deletion/account-deletion.rules.ts'
import { reportActivity, secureByLink } from '../src/account-protection/report.rules.ts'
import { type FoundAccount, findAccount } from '../src/authentication/account.repository.ts'
import type { Database } from '../src/database/open-database.ts'
import { requestEmailReset, requireFreeAddress } from '../src/email-reset/email-reset.rules.ts'
import { confirmEmailReset, undoEmailReset } from '../src/email-reset/email-reset-links.rules.ts'
import { createLogger } from '../src/logger.ts'
import type { Mail } from '../src/mail/mail-content.ts'
import { deliverDue } from '../src/outbox/deliver-due.ts'
import { enqueue } from '../src/outbox/outbox.repository.ts'
import { passMinutes } from './pass-time.ts'
import { testCipher } from './test-data-keys.ts'
import { deliveryParts } from './test-mailbox.ts'
import { personCalled, subjectOfPerson } from './test-provider.ts'

const { customerId, email } = personCalled('Ben')
const subject = subjectOfPerson('Ben')
const caller = { address: '192.0.2.1', requestId: 'a sequence' }

export type Person = 'owner' | 'intruder'
type LinkKind = 'confirm' | 'agree' | 'undo' | 'report'

/** Where each person reads mails. */
export const mailboxes: Record<Person, readonly string[]> = {
  owner: [email, 'ben.zwei@post.example'],
  intruder: ['fremd@post.example', 'fremd.zwei@post.example', 'fremd.drei@post.example'],
}

const linkIn: Record<LinkKind, (mail: Mail) => string | undefined> = {
  confirm: ({ action }) => /email-change\?token=([\w-]+)/.exec(action?.url ?? '')?.[1],
  agree: ({ action }) => /agree\?token=([\w-]+)/.exec(action?.url ?? '')?.[1],
  undo: ({ action }) => /undo\?token=([\w-]+)/.exec(action?.url ?? '')?.[1],
  report: ({ reportLink, action }) => /not-me\?token=([\w-]+)/.exec(reportLink ?? action?.url ?? '')?.[1],
}

const nothing = async () => {}
const provider = {
  sendPasswordReset: nothing,
  changeEmailAddress: nothing,
  sendAddressConfirmation: nothing,
  lockOut: nothing,
  deleteUser: nothing,
}

/** One account, and two people who both say that it is theirs: the rules on a database, without network and clock. */
export function disputedAccount(db: Database) {
  const logger = createLogger('silent')
  let mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail) }
  const decide = <Result>(rule: (trx: Database) => Promise<Result>) => db.transaction().execute(rule)

  async function account(): Promise<FoundAccount> {
    const found = await findAccount(db, { subject, sessionId: '' })
    if (!found) throw new Error('There is no account')
    return found
  }

  const confirm = (token: string) => decide((trx) => confirmEmailReset(trx, { token, ...caller }))
  const follow = {
    confirm,
    agree: confirm,
    undo: (token: string) => decide((trx) => undoEmailReset(trx, testCipher, { token, ...caller })),
    report: (token: string) => decide((trx) => secureByLink(trx, testCipher, { token, ...caller })),
  }

  return {
    account,
    follow,
    deliver: () => deliverDue({ ...deliveryParts(db, mailer), provider, logger }),
    /** The secrets that a mailbox has received, the newest first. */
    linksTo: (mailbox: string, kind: LinkKind): string[] =>
      mails
        .filter(({ to }) => to === mailbox)
        .map(linkIn[kind])
        .filter((token) => token !== undefined)
        .toReversed(),

    async requestChange(to: string) {
      const current = await account()
      await requireFreeAddress(db, current, to)
      await decide((trx) => requestEmailReset(trx, current, to))
    },
    /** Any change whose notice has a link „Das war ich nicht“. */
    changeData: () =>
      decide((trx) =>
        enqueue(trx, customerId, 'change-notice', { what: 'birthdate', recipients: [], contracts: [] }),
      ),
    async reportFromInside() {
      const current = await account()
      await decide((trx) => reportActivity(trx, current, 'birthdate'))
    },
    async requestDeletion() {
      const current = await account()
      await decide((trx) => requestDeletion(trx, current, { withdrawsConsents: false }))
    },
    /** With the link to a new password, which goes to the current address. */
    setNewPassword: () =>
      db.updateTable('account').set({ frozen_at: null }).where('customer_id', '=', customerId).execute(),

    /** Moves the past back instead of the clock forward, and forgets the attempts. */
    async pass(minutes: number) {
      await passMinutes(db, minutes)
      await db.deleteFrom('attempt').execute()
    },
    async begin() {
      mails = []
      await sql`with changes as (delete from email_change), links as (delete from report_link),
        attempts as (delete from attempt), messages as (delete from outbox)
        update account set email = ${email}, status = 'active', frozen_at = null, deletion_requested_at = null
        where customer_id = ${customerId}`.execute(db)
    },
  }
}
