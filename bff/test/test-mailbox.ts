import type { FastifyBaseLogger } from 'fastify'
import { createMailStore } from '../local/mailbox/mail-store.ts'
import { startSmtpCatcher } from '../local/mailbox/smtp-catcher.ts'
import { createMailer } from '../src/mail/mailer.ts'
import { freePort } from './free-port.ts'

export const PORTAL_URL = 'http://localhost:3000'
export const EMAIL_CHANGE_URL = 'http://localhost:3200/email-change'
export const LETTER_RECIPIENT = 'druck@nordtal-energie.example'

/** A mailer, and the catcher that its mails really go to by SMTP. */
export async function startTestMailbox(logger: FastifyBaseLogger) {
  const port = await freePort()
  const store = createMailStore()
  const catcher = await startSmtpCatcher(port, store, logger)
  const mailer = createMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Nordtal Konto <konto@nordtal-energie.example>',
    portalUrl: PORTAL_URL,
  })

  return {
    mailer,
    /** What arrived for an address, the newest first. */
    mails: (to: string) => store.list(to),
    async close() {
      mailer.close()
      await catcher.close()
    },
  }
}
