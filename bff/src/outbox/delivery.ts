import type { BusinessSystems } from '../business-systems/business-systems.ts'
import type { Database } from '../database/open-database.ts'
import type { IdentityProvider } from '../identity-provider/identity-provider.ts'
import type { Mailer } from '../mail/mail-content.ts'
import type { OutboxKind, OutboxMessage } from './outbox-messages.ts'

export interface DeliveryParts {
  db: Database
  mailer: Mailer
  provider: IdentityProvider
  systems: BusinessSystems
  /** Where the portal is, without a trailing slash. */
  portalUrl: string
  /** Where links from mails lead that confirm a new sign-in address; those that do something else, to pages below. */
  emailChangeUrl: string
  /** Where letters to be printed are sent. */
  letterRecipient: string
}

type MessageOf<Kind extends OutboxKind> = Extract<OutboxMessage, { kind: Kind }>

/** Brings one message to where it must go. What it throws postpones the message; it is asked again. */
export type Deliver<Kind extends OutboxKind> = (
  parts: DeliveryParts,
  message: MessageOf<Kind>,
) => Promise<void>
