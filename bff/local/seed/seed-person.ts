import type { ConsentName, PaymentKind, TenantId, UserProfile } from '@portal/contracts'
import type { Insertable } from 'kysely'
import type { Schema } from '../../src/database/schema.ts'
import type { Lock } from '../business-systems/index.ts'

/** `changedAt` is an ISO 8601 instant; without it the item was never changed. Contracts are named by their ids. */
export interface SeedItem {
  id: string
  changedAt?: string
}

export interface SeedBusinessSystem {
  tenantId: TenantId
  system: UserProfile['businessSystems'][number]['system']
  /** With the present PIN, if the customer has made one. */
  phonePin: { enabled: boolean; present?: { pin: string; changedAt: string } }
  cmdm: { enabled: boolean }
}

export interface SeedContract {
  id: string
  number: string
  numberChangedAt?: string
  product: string | null
  area: string | null
  tariff: string
  since: string
  /** The last day, if it has one. */
  until?: string
  paperless: boolean
  paymentMethod: string
}

/** An e-mail address or a phone number (E.164). */
export interface SeedChannel extends SeedItem {
  value: string
  contracts: string[]
  contact?: true
}

export interface SeedAddress extends SeedItem {
  street: string
  houseNumber: string
  addition?: string
  postalCode: string
  city: string
  billing: string[]
  delivery: string[]
  contact?: true
}

interface SeedAccount {
  holder: string
  iban: string
  bank: string
}

export interface SeedPaymentMethod extends SeedItem {
  kind: PaymentKind
  account?: SeedAccount
  mandate?: { reference: string; date: string }
}

/** What the customer gave or revoked when saving their settings. */
export interface SeedConsentChange {
  /** An ISO 8601 instant. */
  at: string
  consents: { [Name in Exclude<ConsentName, 'product-consent'>]?: boolean }
}

/** What one brand knows of the customer. */
export interface SeedBrand {
  tenantId: TenantId
  contracts: SeedContract[]
  paymentMethods: SeedPaymentMethod[]
  emailAddresses: SeedChannel[]
  phoneNumbers: SeedChannel[]
  addresses: SeedAddress[]
  /** The earliest first. What stands now and its proofs follow from them. */
  consentChanges?: SeedConsentChange[]
  /** When the customer objected to advertising by letter. */
  objectedAt?: string
}

export interface SeedCustomer {
  customerId: string
  name: string
  nameChangedAt?: string
  birthday: string | null
  birthdayChangedAt?: string
  /** Base64 of a PNG. */
  avatar?: string
  businessSystems: SeedBusinessSystem[]
  brands: SeedBrand[]
  /** What the business systems refuse, and why. */
  locks?: Omit<Lock, 'customerId'>[]
}

/** What the trail holds of the sign-in, under the trail's own names. */
interface SeedSecurityEvent {
  event: string
  at: string
  tenantId?: TenantId
}

/** A customer who has an account and can sign in. */
export interface SeedPerson extends SeedCustomer {
  email: string
  emailChangedAt?: string
  /** The state of the screens that this person shows, as the launcher lists it. */
  state: string
  lastPasswordReset: string | null
  lastUsed: UserProfile['lastUsedApplication']
  securityEvents?: SeedSecurityEvent[]
  /** What the identity provider remembers: with which browser the customer signed in, and when. */
  signIns?: { at: string; userAgent: string }[]
}

/** Rows by table. */
export type Rows = { [Table in keyof Schema]?: Insertable<Schema[Table]>[] }
