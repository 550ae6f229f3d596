import type { FastifyBaseLogger } from 'fastify'
import type { BusinessSystems } from './business-systems/business-systems.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open-database.ts'
import { createHousekeeping } from './housekeeping/housekeeping.ts'
import type { IdentityProvider } from './identity-provider/identity-provider.ts'
import { createMailer } from './mail/mailer.ts'
import { createOutboxWorker } from './outbox/outbox-worker.ts'
import { createReceiptPrinter } from './permissions-receipt/receipt-printer.ts'

interface BackgroundParts {
  db: Database
  logger: FastifyBaseLogger
  provider: IdentityProvider
  systems: BusinessSystems
  config: Pick<
    Config,
    'SMTP_URL' | 'MAIL_FROM' | 'PORTAL_URL' | 'ISSUER' | 'EMAIL_CHANGE_URL' | 'LETTER_RECIPIENT'
  >
}

/** The background work: delivers the outbox and deletes expired rows. */
export function createBackground({ config, ...parts }: BackgroundParts) {
  const { PORTAL_URL: portalUrl, LETTER_RECIPIENT: letterRecipient } = config
  const emailChangeUrl = config.EMAIL_CHANGE_URL ?? `${config.ISSUER}email-change`
  const mailer = createMailer({ url: config.SMTP_URL, from: config.MAIL_FROM, portalUrl })
  const printer = createReceiptPrinter()
  const worker = createOutboxWorker({
    ...parts,
    mailer,
    portalUrl,
    emailChangeUrl,
    letterRecipient,
    printReceipt: printer.print,
  })
  const housekeeping = createHousekeeping(parts.db, parts.logger)

  return {
    wakeOutbox: worker.wake,
    start() {
      worker.start()
      housekeeping.start()
    },
    /** Waits for running work; the database must still be open. */
    async close() {
      await Promise.all([worker.close(), housekeeping.close()])
      await printer.close()
      mailer.close()
    },
  }
}
