import type { TenantId } from '@portal/contracts'
import type { SyncTarget } from '../business-systems/sync-target.ts'
import type { Software } from '../identity-provider/software-of.ts'

/**
 * What the outbox holds, by kind. No secret is among it: codes and links are made when the mail that holds them is
 * sent, and kept as hashes.
 */
export interface OutboxPayloads {
  /** Asks the identity provider to send its mail with a link to a new password. */
  'password-reset': { eMailAddress: string }
  /** To the new sign-in address: the link that confirms it. */
  'email-confirmation': { emailChangeId: string }
  /** To a new address of contracts or contact: the link that confirms it. */
  'new-address-confirmation': { pendingId: string }
  /** To the old sign-in address, with the link that undoes it, or to the new one. */
  'email-changed': { emailChangeId: string; recipient: 'old' | 'new' }
  /** To one of them: the old sign-in address counts again. */
  'email-change-undone': { emailChangeId: string; recipient: 'old' | 'new' }
  /** To the old sign-in address: the identity provider refused the change, or to undo it. */
  'email-change-refused': { eMailAddress: string; name: string; link: 'confirm' | 'undo' }
  /**
   * The identity provider's account gets the sign-in address that the BFF has; both addresses are told then. One that is
   * undone also locks out, as the next does, before and after.
   */
  'identity-email': { subject: string; emailChangeId: string; link: 'confirm' | 'undo' }
  /** The identity provider's account goes, and all its sessions. */
  'identity-deletion': { subject: string }
  /**
   * The identity provider's account gets a password that is known to no one, and all its sessions end; then it is asked
   * for the mail with the way to a new one.
   */
  'identity-lockout': { subject: string; eMailAddress: string }
  /** To the owner: the link that secures the account. */
  'report-link': { eMailAddress: string; about: string }
  /** To the owner: the account was secured. */
  'account-secured': { caseNumber: string }
  /** To the account, or to where the brand has written until now: contracts were linked, with the link that undoes it. */
  'linked-mail': { accountLinkId: string; eMailAddress: string; recipient: 'account' | 'owner' }
  'unlinked-mail': { eMailAddress: string; tenantId: TenantId }
  /** To the sign-in address: a browser signed in that the account did not know. */
  'new-device-mail': Software
  /** Business systems get the values that are stored, where they may have taken others. */
  'business-sync': { targets: SyncTarget[] }
  'phone-pin-notice': { tenantId: TenantId; change: 'changed' | 'reset' }
  /** Tells everybody whom it concerns that data were changed: a `change-mail` for each of them. */
  'change-notice': ChangeNotice
  'change-mail': Omit<ChangeNotice, 'recipients'> & { eMailAddress: string }
  /** The last mail to a customer whose account was deleted. */
  'account-deleted': { eMailAddress: string; name: string }
  'invitation-mail': { eMailAddress: string }
  'invitation-letter': Record<string, never>
}

export interface ChangeNotice {
  what: 'birthdate' | 'email-address' | 'phone-number' | 'paperless' | 'paper'
  /** Without one it concerns the account as a whole. */
  tenantId?: TenantId
  /** Addresses that the brand knew before; the sign-in address is added. */
  recipients: string[]
  /** Display names of the contracts that changed. */
  contracts: string[]
}

export type OutboxKind = keyof OutboxPayloads

export type OutboxMessage = {
  [Kind in OutboxKind]: {
    customerId: string
    id: number
    kind: Kind
    /** Null for one of a release that knew no topics, and for kinds without. */
    topic: string | null
    payload: OutboxPayloads[Kind]
    /** How often it was taken, this time included. */
    attempts: number
  }
}[OutboxKind]
