import * as v from 'valibot'
import { EmailItemSchema, PendingEmailItemSchema, PhoneItemSchema } from './customer-profile.ts'

/** Why a business system did not take a change; texts for the customer are picked by it. */
export const RefusalReasonSchema = v.picklist([
  /** The contract was cancelled and ends soon. */
  'contract-terminating',
  /** A move is being processed: address and letters are locked. */
  'relocation-in-progress',
  /** A bill is being made: nothing may change under it. */
  'billing-in-progress',
  /** The customer's identity is being checked. */
  'identity-check-in-progress',
  /** The system did not answer in time; it may work later. */
  'system-timeout',
  /** The system answered with an error; it may work later. */
  'system-unavailable',
  /** Somebody else changed the item in the meantime. */
  'stale-version',
])

/** What became of a change for one contract. */
export const ContractResultSchema = v.object({
  contractId: v.string(),
  outcome: v.picklist(['success', 'failed']),
  /** Set if it failed. */
  reason: v.optional(RefusalReasonSchema),
})

/** What became of a change for one item, in one contract if it is about contracts. */
export const ItemResultSchema = v.object({
  id: v.string(),
  contractId: v.optional(v.string()),
  outcome: v.picklist(['success', 'failed']),
  reason: v.optional(RefusalReasonSchema),
})

/** The address as it stands now, and the result for each contract whose address was to change. */
export const EmailAddressChangedSchema = v.object({
  /** Null when no contract took it, and when nothing uses it any more. */
  item: v.nullable(EmailItemSchema),
  results: v.array(ContractResultSchema),
  /** Set if nothing changes before the customer opens the link in the mail to the address. */
  pending: v.optional(PendingEmailItemSchema),
})

/**
 * What the link in the mail to a new address did. `refused`: nothing, because business systems refused all contracts.
 * `postponed`: they gave no answer, and the link stays good for what failed. The others are as in `MailLinkResultSchema`.
 */
export const AddressConfirmedSchema = v.object({
  result: v.picklist(['done', 'refused', 'postponed', 'already-done', 'expired', 'unknown']),
  eMailAddress: v.optional(v.string()),
  /** Display names of the contracts whose business systems refused it, or gave no answer. */
  failedContracts: v.optional(v.array(v.string())),
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
