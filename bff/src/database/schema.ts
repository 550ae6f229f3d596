import type { PaymentKind, PermissionKind, TenantId, UserProfile } from '@portal/contracts'
import type { ColumnType, Generated } from 'kysely'

type System = UserProfile['businessSystems'][number]['system']

/** ISO 8601; `type-parsers.ts` turns neither into a Date. */
type IsoDate = string
type Instant = string
/** Arrays and objects go in as text, come out parsed. */
type Json<Value> = ColumnType<Value, string, string>

/** Every table is keyed by the customer first, so that the data can be spread over servers by customer. */
interface CustomerRow {
  customer_id: string
}

/** An item belongs to what one brand knows of the customer. */
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

/** A link in a mail, or a secret that a page holds. */
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
  /** Who signs in. A customer has none before the identity is linked. */
  account: CustomerRow & {
    subject: string
    email: string
    email_changed_at: Instant | null
    status: Generated<UserProfile['status'] | 'deleted'>
    last_password_reset_at: Instant | null
    last_used_name: string | null
    last_used_tenant_id: TenantId | null
    deletion_requested_at: Instant | null
    /** Access tokens that were issued before are refused. */
    tokens_valid_from: Instant | null
    /** Until there is a newer password, ways in and post stay as they are. */
    frozen_at: Instant | null
    deleted_at: Instant | null
  }
  /** Sessions of the provider that ended; what they still hold of access tokens is refused. */
  ended_session: CustomerRow & { session_id: string; ended_at: Generated<Instant> }
  /** Sessions of new devices that the customer was told of. */
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
    /** Of releases from before, which may still run beside this one: then it is the newer value. */
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
  /** What was used in a month, which is named by its first day. */
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
    /** Five digits, of releases from before, which may still run beside this one: then it is the newer value. */
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
    /** The mail to the new address confirms the change, the one to the old address undoes it. */
    link: 'confirm' | 'undo'
  }
  /** An address for contracts or contact that the customer has not confirmed; once it is over, what its link says. */
  pending_email_address: CustomerRow & {
    pending_id: Generated<string>
    tenant_id: TenantId
    value: string
    /** By which addresses are compared. */
    canonical_value: string
    contracts: string[]
    is_contact: boolean
    /** The address whose place it takes, as it was when the customer asked. */
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
    /** What the mail told. */
    about: string
    /** Once it was followed. */
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
    /** sha256 of the code, hex: the letter alone holds the code. */
    code_hash: string
    postal_code: string
    state: 'valid' | 'used' | 'expired' | 'locked'
    failed_attempts: Generated<number>
    issued_at: Generated<Instant>
    expires_at: Generated<Instant>
    confirmed_at: Instant | null
    /** These two are of releases from before `link_token`, which may still run beside this one. */
    link_token_hash: string | null
    link_token_expires_at: Instant | null
  }
  /** What a confirmation of a registration code was answered with. */
  link_token: SecretRow & {
    /** Of the code. */
    code_hash: string
  }
  /** Answers of writes, to be given again when the same write is repeated. */
  idempotency_key: {
    /** The customer, or `public`. */
    scope: string
    key_hash: string
    request_hash: string
    answer: Json<unknown> | null
    created_at: Generated<Instant>
  }
  /** Tries that are limited, under the hash of what they are counted for. */
  attempt: { key_hash: string; attempt_id: Generated<number>; made_at: Generated<Instant> }
  audit_event: CustomerRow & {
    audit_event_id: Generated<number>
    event: string
    tenant_id: TenantId | null
    request_id: string
    detail: Json<unknown> | null
    happened_at: Generated<Instant>
  }
  /** What must leave for another system once the transaction that decided it is through. */
  outbox: CustomerRow & {
    outbox_id: Generated<number>
    kind: string
    /** One undelivered message at most for each customer, kind and topic; null for messages that stand alone. */
    topic: string | null
    /** How many undelivered messages this one has replaced. */
    replaced: Generated<number>
    payload: Json<unknown>
    attempts: Generated<number>
    due_at: Generated<Instant>
    created_at: Generated<Instant>
    delivered_at: Instant | null
    /** Since then it is a dead letter: kept, but no longer delivered. */
    dead_at: Instant | null
  }
}
