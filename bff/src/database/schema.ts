import type { Contract, PaymentKind, PermissionKind, TenantId, UserProfile } from '@portal/contracts'
import type { ReleaseLoad } from '@portal/federation/protocol'
import type { Generated } from 'kysely'
import type { AccountSchema } from './account-schema.ts'
import type { ChannelRow, ContractLink, CustomerRow, Instant, IsoDate, ItemRow, Json } from './row-types.ts'

export interface Schema extends AccountSchema {
  customer: CustomerRow & {
    name: string
    name_changed_at: Instant | null
    birthday: IsoDate | null
    birthday_changed_at: Instant | null
    avatar_content: string | null
    version: Generated<number>
  }
  business_system: CustomerRow & {
    tenant_id: TenantId
    system: UserProfile['businessSystems'][number]['system']
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
    commodity: Contract['commodity'] | null
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
    /** By the clock of the browser for an answer about cookies. */
    happened_at: Generated<Instant>
    /** By the clock of the database; null for proofs from before the column. */
    recorded_at: Generated<Instant | null>
  }
  /** What a change replaced, while it can be undone. */
  reversible_change: CustomerRow & {
    change_id: string
    /** Null for data of the account as a whole. */
    tenant_id: TenantId | null
    section: 'person' | 'contact' | 'consents'
    /** Encrypted JSON. */
    replaced_values: string
    undone_parts: Generated<string[]>
    made_at: Generated<Instant>
    expires_at: Generated<Instant>
  }
  product_objection: CustomerRow & { tenant_id: TenantId; objected_at: Generated<Instant> }
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
  /** What customers were asked to enter their password for; taken by the call. */
  step_up_request: {
    nonce_hash: string
    request_hash: string
    subject: string
    created_at: Generated<Instant>
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
  /** What browsers of a network reported last about a release. */
  release_vote: {
    app: string
    release: string
    /** 16 bits of an HMAC of app, release and network, so that no two rows can be connected. */
    network: number
    result: ReleaseLoad['result']
    /** That of the last report. */
    hour: Instant
  }
  /** Written by releases before record 107 and read by none. */
  release_load: {
    hour: Instant
    app: string
    release: string
    result: ReleaseLoad['result']
    count: number
  }
  /** Proofs of possession (RFC 9449), by the hash of their key and id. */
  used_proof: { id: string; used_at: Generated<Instant> }
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
