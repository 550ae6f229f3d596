import type { TenantId, UserProfile } from '@portal/contracts'
import type { Generated } from 'kysely'
import type { CustomerRow, Instant, Json, SecretRow } from './row-types.ts'

/** The sign-in, the links that change it, and invitations. */
export interface AccountSchema {
  /** The sign-in. A customer has none before an account is linked. */
  account: CustomerRow & {
    subject: string
    email: string
    email_changed_at: Instant | null
    status: Generated<UserProfile['status'] | 'deleted'>
    last_password_reset_at: Instant | null
    last_used_name: string | null
    last_used_tenant_id: TenantId | null
    deletion_requested_at: Instant | null
    /** Access tokens that were issued earlier are refused. */
    tokens_valid_from: Instant | null
    /** Sign-in data and delivery addresses are frozen until the password is newer. */
    frozen_at: Instant | null
    deleted_at: Instant | null
  }
  /** Ended sessions of the provider; their remaining access tokens are refused. */
  ended_session: CustomerRow & { session_id: string; ended_at: Generated<Instant> }
  /** Sessions of new devices that the customer was notified of. */
  noticed_device: CustomerRow & { session_id: string; noticed_at: Generated<Instant> }
  phone_pin: CustomerRow & {
    tenant_id: TenantId
    /** Five digits; written by earlier releases, which may still run in parallel: then it is the newer value. */
    pin: string | null
    pin_encrypted: string | null
    version: Generated<number>
    changed_at: Generated<Instant>
  }
  email_change: CustomerRow & {
    email_change_id: Generated<string>
    old_email: string
    new_email: string
    requested_at: Generated<Instant>
    /** When the new mailbox confirmed the change. */
    mailbox_confirmed_at: Instant | null
    /** When the present mailbox agreed. */
    agreed_at: Instant | null
    /** From then on the new mailbox alone is enough: 72 hours after the mail to the present one. */
    effective_from: Instant | null
    /** When the new address became the sign-in address. */
    confirmed_at: Instant | null
    /** Also of a change that the identity provider refused, or whose address was taken. */
    undone_at: Instant | null
  }
  email_change_token: SecretRow & {
    email_change_id: string
    /** To the new address: confirms the change. To the old one: agrees to it, or undoes it afterwards. */
    link: 'confirm' | 'agree' | 'undo'
  }
  /** A link „Das war ich nicht“ in a mail. */
  report_link: SecretRow & {
    sent_to: string
    /** The event that the mail reports. */
    about: string
    /** Set when the link was used. */
    case_number: string | null
  }
  account_link: CustomerRow & {
    account_link_id: Generated<string>
    tenant_id: TenantId
    code_hash: string
    /** The customer row that an older account took over. */
    taken_over: Json<object> | null
    linked_at: Generated<Instant>
    undone_at: Instant | null
  }
  account_link_token: SecretRow & { account_link_id: string }
  registration_code: CustomerRow & {
    /** sha256 of the code, hex: only the letter holds the code. */
    code_hash: string
    postal_code: string
    state: 'valid' | 'used' | 'expired' | 'locked'
    failed_attempts: Generated<number>
    issued_at: Generated<Instant>
    expires_at: Generated<Instant>
    confirmed_at: Instant | null
    /** Both are used by releases before `link_token`, which may still run in parallel. */
    link_token_hash: string | null
    link_token_expires_at: Instant | null
  }
  /** The proofs that the confirmation of a registration code returned. */
  link_token: SecretRow & {
    /** The code's hash. */
    code_hash: string
  }
}
