import type { PaymentKind, PermissionKind, TenantId, UserProfile } from '@portal/contracts'
import type { ColumnType, Generated } from 'kysely'

type System = UserProfile['businessSystems'][number]['system']

/** ISO 8601; `type-parsers.ts` prevents the conversion to a Date. */
type IsoDate = string
type Instant = string
/** Arrays and objects are written as text and read as parsed values. */
type Json<Value> = ColumnType<Value, string, string>

/** The customer is the first key column of every table, so that the data can be distributed by customer. */
interface CustomerRow {
  customer_id: string
}

/** An item belongs to one brand's data of the customer. */
interface ItemRow extends CustomerRow {
  tenant_id: TenantId
  changed_at: Instant | null
}

/** An e-mail address or a phone number. */
interface ChannelRow extends ItemRow {
  value: string
  is_contact: boolean
  version: Generated<number>
}

interface ContractLink extends CustomerRow {
  contract_id: string
}

/** A link in a mail, or a page's secret. */
interface SecretRow extends CustomerRow {
  /** sha256 of the secret, hex. */
  token_hash: string
  expires_at: Instant
}

export interface Schema {
  customer: CustomerRow & {
    name: string
    name_changed_at: Instant | null
    birthday: IsoDate | null
    birthday_changed_at: Instant | null
    avatar_content: string | null
    version: Generated<number>
  }
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
  business_system: CustomerRow & {
    tenant_id: TenantId
    system: System
    phone_pin_enabled: boolean
    cmdm_enabled: boolean
  }
  payment_method: ItemRow & {
    payment_method_id: string
    kind: PaymentKind
    account_holder: string | null
    /** Written by earlier releases, which may still run in parallel: then it is the newer value. */
    iban: string | null
    iban_encrypted: string | null
    bank_name: string | null
    mandate_reference: string | null
    creditor_id: string | null
    mandate_date: IsoDate | null
  }
  contract: CustomerRow & {
    contract_id: string
    tenant_id: TenantId
    contract_number: string
    number_changed_at: Instant | null
    product_name: string | null
    business_area: string | null
    tariff: string
    term_start: IsoDate
    term_end: IsoDate | null
    is_paperless: boolean
    payment_method_id: string
  }
  /** The consumption of a month; `month` is its first day. */
  consumption: ContractLink & {
    month: IsoDate
    unit: 'kWh' | 'm3'
    amount: number
  }
  email_address: ChannelRow & { email_address_id: string }
  phone_number: ChannelRow & { phone_number_id: string }
  address: ItemRow & {
    address_id: string
    street: string
    house_number: string
    addition: string | null
    postal_code: string
    city: string
    is_contact: boolean
  }
  contract_email_address: ContractLink & { email_address_id: string }
  contract_phone_number: ContractLink & { phone_number_id: string }
  contract_address: ContractLink & { address_id: string; use: 'billing' | 'delivery' }
  phone_pin: CustomerRow & {
    tenant_id: TenantId
    /** Five digits; written by earlier releases, which may still run in parallel: then it is the newer value. */
    pin: string | null
    pin_encrypted: string | null
    version: Generated<number>
    changed_at: Generated<Instant>
  }
  permission: CustomerRow & {
    tenant_id: TenantId
    kind: PermissionKind
    consents: Json<Record<string, boolean>>
    version: Generated<number>
    changed_at: Instant | null
  }
  consent_activity: CustomerRow & {
    consent_activity_id: Generated<number>
    tenant_id: TenantId
    consent: string
    given: boolean
    wording_version: IsoDate
    channel: 'portal'
    happened_at: Generated<Instant>
  }
  product_objection: CustomerRow & { tenant_id: TenantId; objected_at: Generated<Instant> }
  email_change: CustomerRow & {
    email_change_id: Generated<string>
    old_email: string
    new_email: string
    requested_at: Generated<Instant>
    confirmed_at: Instant | null
    undone_at: Instant | null
  }
  email_change_token: SecretRow & {
    email_change_id: string
    /** The mail to the new address confirms the change; the one to the old address undoes it. */
    link: 'confirm' | 'undo'
  }
  /** An unconfirmed address for contracts or contact; a closed request stays for its link's page. */
  pending_email_address: CustomerRow & {
    pending_id: Generated<string>
    tenant_id: TenantId
    value: string
    /** Used to compare addresses. */
    canonical_value: string
    contracts: string[]
    is_contact: boolean
    /** The address to replace, at its base version. */
    replaces_id: string | null
    replaces_value: string | null
    version: Generated<number>
    /** sha256 of the secrets in the mails, hex. */
    token_hashes: Generated<string[]>
    requested_at: Generated<Instant>
    expires_at: Generated<Instant>
    confirmed_at: Instant | null
    withdrawn_at: Instant | null
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
  /** Stored responses of writes, returned again when the same write is retried. */
  idempotency_key: {
    /** The customer, or `public`. */
    scope: string
    key_hash: string
    request_hash: string
    answer: Json<unknown> | null
    created_at: Generated<Instant>
  }
  /** Limited attempts, by the hash of their subject. */
  attempt: { key_hash: string; attempt_id: Generated<number>; made_at: Generated<Instant> }
  audit_event: CustomerRow & {
    audit_event_id: Generated<number>
    event: string
    tenant_id: TenantId | null
    request_id: string
    detail: Json<unknown> | null
    happened_at: Generated<Instant>
  }
  /** Messages to other systems, delivered after the commit of the transaction that wrote them. */
  outbox: CustomerRow & {
    outbox_id: Generated<number>
    kind: string
    /** At most one undelivered message per customer, kind and topic; null for independent messages. */
    topic: string | null
    /** The number of undelivered messages that this one has replaced. */
    replaced: Generated<number>
    payload: Json<unknown>
    attempts: Generated<number>
    due_at: Generated<Instant>
    created_at: Generated<Instant>
    delivered_at: Instant | null
    /** Set for a dead letter: it stays, but is no longer delivered. */
    dead_at: Instant | null
  }
}
