import type { BusinessSystems } from '../business-systems/business-systems.ts'
import type { Database } from '../database/open-database.ts'
import type { IdentityProvider } from '../identity-provider/identity-provider.ts'
import type { Mailer } from '../mail/mail-content.ts'
import type { ReceiptPrinter } from '../permissions-receipt/receipt-printer.ts'
import type { OutboxKind, OutboxMessage } from './outbox-messages.ts'

export interface DeliveryParts {
  db: Database
  mailer: Mailer
  provider: IdentityProvider
  systems: BusinessSystems
  /** The portal's address, without a trailing slash. */
  portalUrl: string
  /** The page that confirms a new sign-in address; the pages of other links are below it. */
  emailChangeUrl: string
  /** The printing service for letters. */
  letterRecipient: string
  printReceipt: ReceiptPrinter['print']
}

type MessageOf<Kind extends OutboxKind> = Extract<OutboxMessage, { kind: Kind }>

/** Delivers one message. If it throws, the message is postponed and delivered again. */
export type Deliver<Kind extends OutboxKind> = (
  parts: DeliveryParts,
  message: MessageOf<Kind>,
) => Promise<void>
