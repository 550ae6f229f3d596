import * as v from 'valibot'
import { EmailItemSchema, PendingEmailItemSchema, PhoneItemSchema } from './customer-profile.ts'

/** Why a business system refused a change. The texts for the customer depend on it. */
export const RefusalReasonSchema = v.picklist([
  /** The contract was cancelled and ends soon. */
  'contract-terminating',
  /** A move is being processed: address and letters are locked. */
  'relocation-in-progress',
  /** A bill is being made, and its contract must not change. */
  'billing-in-progress',
  /** The customer's identity is being checked. */
  'identity-check-in-progress',
  /** The system did not respond in time; a retry may work. */
  'system-timeout',
  /** The system responded with an error; a retry may work. */
  'system-unavailable',
  /** The item was changed elsewhere. */
  'stale-version',
])

/** The result of a change for one contract. */
export const ContractResultSchema = v.object({
  contractId: v.string(),
  outcome: v.picklist(['success', 'failed']),
  /** Present if it failed. */
  reason: v.optional(RefusalReasonSchema),
})

/** The result of a change for one item, in one contract if it is about contracts. */
export const ItemResultSchema = v.object({
  id: v.string(),
  contractId: v.optional(v.string()),
  outcome: v.picklist(['success', 'failed']),
  reason: v.optional(RefusalReasonSchema),
})

/** The current address, and the result for each contract that was to get it. */
export const EmailAddressChangedSchema = v.object({
  /** Null if every contract refused it, or if the address is unused now. */
  item: v.nullable(EmailItemSchema),
  results: v.array(ContractResultSchema),
  /** Present if the change waits for the link in the mail to the address. */
  pending: v.optional(PendingEmailItemSchema),
})

/**
 * The result of the link in the mail to a new address. `refused`: business systems refused it for all contracts, even if
 * it became the contact address.
 * `postponed`: they did not respond, and the link stays valid for the rest. The others are as in `MailLinkResultSchema`.
 */
export const AddressConfirmedSchema = v.object({
  result: v.picklist(['done', 'refused', 'postponed', 'already-done', 'expired', 'unknown']),
  eMailAddress: v.optional(v.string()),
  /** Display names of the contracts whose business systems refused it or did not respond. */
  failedContracts: v.optional(v.array(v.string())),
  /** Whether a refused address is used for advertising and questions nevertheless. */
  contact: v.optional(v.boolean()),
})

export const PhoneNumberChangedSchema = v.object({
  item: v.nullable(PhoneItemSchema),
  results: v.array(ContractResultSchema),
})

export const ItemRemovedSchema = v.object({ id: v.string() })
export const ItemResultsSchema = v.object({ results: v.array(ItemResultSchema) })
export const ContractResultsSchema = v.object({ results: v.array(ContractResultSchema) })

export type RefusalReason = v.InferOutput<typeof RefusalReasonSchema>
export type ContractResult = v.InferOutput<typeof ContractResultSchema>
export type ItemResult = v.InferOutput<typeof ItemResultSchema>
