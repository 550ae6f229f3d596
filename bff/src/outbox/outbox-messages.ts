import type { TenantId } from '@portal/contracts'
import type { Secured } from '../account-protection/secure-account.rules.ts'
import type { SyncTarget } from '../business-systems/sync-target.ts'
import type { Software } from '../identity-provider/software-of.ts'

/**
 * The messages of the outbox by kind. They hold no secrets: codes and links are created when their mail is sent, and
 * stored as hashes.
 */
export interface OutboxPayloads {
  /** Makes the identity provider send its mail with a link to a new password. */
  'password-reset': { eMailAddress: string }
  /** To the new sign-in address: the link that confirms it. */
  'email-confirmation': { emailChangeId: string }
  /** To the present sign-in address: the link that agrees to the new one, and the link that reports the request. */
  'email-agreement': { emailChangeId: string }
  /** Due 72 hours after that mail: a change that the new mailbox has confirmed takes effect without the present one. */
  'email-change-due': { emailChangeId: string }
  /** To a new address of contracts or contact: the link that confirms it. */
  'new-address-confirmation': { pendingId: string }
  /**
   * To the old sign-in address, with the undo link, or to the new one. A later change is also reported to the mailboxes of
   * earlier ones, each with its own link.
   */
  'email-changed': { emailChangeId: string; recipient: 'old' | 'new' }
  /** To the old or new address: the old sign-in address is valid again. */
  'email-change-undone': { emailChangeId: string; recipient: 'old' | 'new' }
  /** To the old sign-in address: the identity provider refused the change or its undoing. */
  'email-change-refused': { eMailAddress: string; name: string; link: 'confirm' | 'undo' }
  /**
   * Sends the BFF's sign-in address to the identity provider; then both addresses are notified. An undoing also locks
   * out before and after.
   */
  'identity-email': {
    subject: string
    emailChangeId: string
    link: 'confirm' | 'undo'
    /** Of an undoing: reported by mail afterwards. An earlier release has reported it already. */
    secured?: Secured
  }
  /** Deletes the identity provider's account and all its sessions. */
  'identity-deletion': { subject: string }
  /**
   * Sets a random, unknown password at the identity provider and ends all sessions; then the provider sends its mail
   * with the link to a new password.
   */
  'identity-lockout': { subject: string; eMailAddress: string }
  /** To the owner: the link that secures the account. */
  'report-link': { eMailAddress: string; about: string }
  /** To each mailbox: the account was secured, and a waiting deletion stopped. */
  'account-secured': Pick<Secured, 'caseNumber'> & Partial<Secured> & ToMailbox
  /** To the account, or to the address that the brand has used so far: contracts were linked, with the undo link. */
  'linked-mail': { accountLinkId: string; eMailAddress: string; recipient: 'account' | 'owner' }
  'unlinked-mail': { eMailAddress: string; tenantId: TenantId }
  /** To each mailbox: a sign-in with a new browser. */
  'new-device-mail': Software & ToMailbox
  /** Sends the stored values to business systems that may hold others. */
  'business-sync': { targets: SyncTarget[] }
  'phone-pin-notice': { tenantId: TenantId; change: 'set' | 'changed' | 'reset' } & ToMailbox
  /** Notifies all recipients of a change of data: enqueues a `change-mail` for each of them. */
  'change-notice': ChangeNotice
  'change-mail': Omit<ChangeNotice, 'recipients'> & { eMailAddress: string }
  /**
   * The last mail to a customer whose account is deleted, with a receipt from each brand whose consents were withdrawn with the
   * deletion. An earlier release names none. A deletion that waits names its time, and the mail has the link that stops it.
   */
  'account-deleted': { eMailAddress: string; name: string; withdrawnFrom?: TenantId[]; waitsUntil?: string }
  'invitation-mail': { eMailAddress: string }
  'invitation-letter': Record<string, never>
}

/** The recipient of a notice that `toEachMailbox` has split up. */
interface ToMailbox {
  toMailbox?: string
}

export interface ChangeNotice {
  what: 'birthdate' | 'email-address' | 'phone-number' | 'paperless' | 'paper'
  /** Null for the account as a whole. */
  tenantId?: TenantId
  /** Addresses that the brand knew before; the mailboxes of the account are added. */
  recipients: string[]
  /** Display names of the changed contracts. */
  contracts: string[]
}

export type OutboxKind = keyof OutboxPayloads

export type OutboxMessage = {
  [Kind in OutboxKind]: {
    customerId: string
    id: number
    kind: Kind
    /** Null for kinds without topics and for messages of a release without topics. */
    topic: string | null
    payload: OutboxPayloads[Kind]
    /** The number of deliveries, including this one. */
    attempts: number
  }
}[OutboxKind]
