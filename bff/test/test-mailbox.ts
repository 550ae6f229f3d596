import { freePort } from '@portal/build/free-port'
import type { FastifyBaseLogger } from 'fastify'
import { createMailStore, startSmtpCatcher } from '../local/mailbox/index.ts'
import type { Database } from '../src/database/open-database.ts'
import { createMailer } from '../src/mail/mailer.ts'
import type { DeliveryParts } from '../src/outbox/delivery.ts'

const PORTAL_URL = 'http://localhost:3000'
export const EMAIL_CHANGE_URL = 'http://localhost:3200/email-change'
export const LETTER_RECIPIENT = 'druck@nordtal-energie.example'

/** A mailer that sends to a local port. */
export const createTestMailer = (port: number) =>
  createMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Nordtal Konto <konto@nordtal-energie.example>',
    portalUrl: PORTAL_URL,
  })

/** The other parts of a delivery; any call of another system fails. */
export const deliveryParts = (db: Database, mailer: DeliveryParts['mailer']): DeliveryParts => ({
  db,
  mailer,
  provider: {} as DeliveryParts['provider'],
  systems: {} as DeliveryParts['systems'],
  portalUrl: PORTAL_URL,
  emailChangeUrl: EMAIL_CHANGE_URL,
  letterRecipient: LETTER_RECIPIENT,
  // In this thread: a test has no worker to wait for.
  async printReceipt(receipt) {
    const { default: renderReceipt } = await import('../src/permissions-receipt/receipt-pdf.ts')
    return new Blob([Uint8Array.from(await renderReceipt(receipt))])
  },
})

/** A mailer, and the SMTP catcher that receives its mails. */
export async function startTestMailbox(logger: FastifyBaseLogger) {
  const port = await freePort()
  const store = createMailStore()
  const catcher = await startSmtpCatcher({ host: '127.0.0.1', port }, store, logger)
  const mailer = createTestMailer(port)

  const forgotten = new Set<string>()

  return {
    mailer,
    /** The mails to an address, the newest first. */
    mails: (to: string) => store.list(to).filter(({ id }) => !forgotten.has(id)),
    forgetMails() {
      for (const { id } of store.list()) forgotten.add(id)
    },
    async close() {
      mailer.close()
      await catcher.close()
    },
  }
}
