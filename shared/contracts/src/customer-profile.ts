import * as v from 'valibot'
import { TenantIdSchema } from './tenants.ts'
import { InstantSchema, IsoDateSchema, VersionSchema } from './text-fields.ts'

const changedAt = v.nullable(InstantSchema)
const contractIds = v.array(v.string())

export const PersonalDataSchema = v.object({
  version: VersionSchema,
  name: v.string(),
  /** Left out by an older BFF, as in a contract's number. */
  nameChangedAt: v.optional(changedAt),
  birthday: v.nullable(IsoDateSchema),
  birthdayChangedAt: changedAt,
  /** Base64 of a JPEG or PNG. */
  avatarContent: v.nullable(v.string()),
})

const emptyPersonalData: v.InferOutput<typeof PersonalDataSchema> = {
  version: 0,
  name: '',
  birthday: null,
  birthdayChangedAt: null,
  avatarContent: null,
}

export const EmailItemSchema = v.object({
  id: v.string(),
  version: VersionSchema,
  value: v.string(),
  /** Ids of the contracts that use this address. */
  contracts: contractIds,
  changedAt,
})

/** A new address that the customer has not confirmed: no post goes there. */
export const PendingEmailItemSchema = v.object({
  id: v.string(),
  version: VersionSchema,
  value: v.string(),
  /** Ids of the contracts that will use it. */
  contracts: contractIds,
  /** Whether it will also be used for advertising and questions. */
  contact: v.boolean(),
  /** The id of the address that it replaces, if any. */
  replaces: v.optional(v.string()),
  /** Whether its link has expired, so that another mail is needed. */
  isLinkExpired: v.boolean(),
})

export const PhoneItemSchema = v.object({
  id: v.string(),
  version: VersionSchema,
  /** E.164, `+49711123456`. */
  value: v.string(),
  /** Grouped by area code, `+49 711 123456`. Left out by an older BFF. */
  display: v.optional(v.string()),
  contracts: contractIds,
  changedAt,
})

const CommunicationChannelDataSchema = v.object({
  emailCount: v.number(),
  contactEmailAddresses: v.array(EmailItemSchema),
  contractEmailAddresses: v.array(EmailItemSchema),
  /** Left out by an older BFF. */
  pendingEmailAddresses: v.optional(v.array(PendingEmailItemSchema)),
  phoneNumberCount: v.number(),
  contactPhoneNumbers: v.array(PhoneItemSchema),
  contractPhoneNumbers: v.array(PhoneItemSchema),
})

const PaymentKindSchema = v.picklist(['self-payment', 'bank-direct-debit', 'credit-account'])

const CommoditySchema = v.picklist(['electricity', 'gas', 'heat'])

export const ContractSchema = v.object({
  contractId: v.string(),
  tenantId: TenantIdSchema,
  contractNumber: v.string(),
  numberChangedAt: v.optional(changedAt),
  productName: v.nullable(v.string()),
  businessArea: v.nullable(v.string()),
  /** What it supplies; left out if the brand does not tell, and by an older BFF. */
  commodity: v.optional(CommoditySchema),
  tariff: v.string(),
  /** May be in the future. */
  termStart: IsoDateSchema,
  /** The last day; left out if the contract has no known end. */
  termEnd: v.optional(IsoDateSchema),
  isPaperlessCommunication: v.boolean(),
  paymentKind: PaymentKindSchema,
})

const ContractDataSchema = v.object({
  contracts: v.array(ContractSchema),
  /** Contracts of this customer with the other brands. */
  otherContracts: v.array(ContractSchema),
})

const BankAccountSchema = v.object({
  accountHolder: v.string(),
  /** All but the first four and the last four characters are dots. */
  maskedIban: v.string(),
  bankName: v.string(),
})

const SelfPaymentSchema = v.object({ id: v.string(), contracts: contractIds, changedAt })

const ContractBankAccountSchema = v.object({
  id: v.string(),
  contracts: contractIds,
  changedAt,
  account: BankAccountSchema,
  mandate: v.object({ reference: v.string(), creditorId: v.string(), date: IsoDateSchema }),
})

const SelfPaymentWithBankAccountSchema = v.object({
  id: v.string(),
  contracts: contractIds,
  changedAt,
  /** The account that credit is paid to. */
  account: BankAccountSchema,
})

const PaymentDataSchema = v.object({
  selfPayments: v.array(SelfPaymentSchema),
  contractBankAccounts: v.array(ContractBankAccountSchema),
  selfPaymentsWithBankAccount: v.array(SelfPaymentWithBankAccountSchema),
})

export const AddressSchema = v.object({
  id: v.string(),
  street: v.string(),
  houseNumber: v.string(),
  addition: v.nullable(v.string()),
  postalCode: v.string(),
  city: v.string(),
  contracts: contractIds,
  changedAt,
  /** Read only: a delivery address changes by a move, the others through the service. */
  changeableBy: v.picklist(['relocation', 'service']),
})

const AddressDataSchema = v.object({
  billingAddresses: v.array(AddressSchema),
  contactAddresses: v.array(AddressSchema),
  deliveryAddresses: v.array(AddressSchema),
})

/**
 * The data that one brand has about the customer. Source: GET api/customerProfile. Missing personal data are replaced by an
 * empty structure, so that the other sections can be shown.
 */
export const CustomerProfileSchema = v.object({
  tenantId: TenantIdSchema,
  /** How many kinds of consent the customer has never decided on; left out by an older BFF. */
  undecidedConsents: v.optional(v.number()),
  personalData: v.nullish(PersonalDataSchema, emptyPersonalData),
  communicationChannelData: CommunicationChannelDataSchema,
  contractData: ContractDataSchema,
  paymentData: PaymentDataSchema,
  addressData: AddressDataSchema,
})

export type CustomerProfile = v.InferOutput<typeof CustomerProfileSchema>
export type PersonalData = v.InferOutput<typeof PersonalDataSchema>
export type Contract = v.InferOutput<typeof ContractSchema>
export type PaymentKind = v.InferOutput<typeof PaymentKindSchema>
export type PendingEmailItem = v.InferOutput<typeof PendingEmailItemSchema>
export type EmailItem = v.InferOutput<typeof EmailItemSchema>
export type PhoneItem = v.InferOutput<typeof PhoneItemSchema>
export type Address = v.InferOutput<typeof AddressSchema>
export type PaymentData = v.InferOutput<typeof PaymentDataSchema>
