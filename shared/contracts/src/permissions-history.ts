import * as v from 'valibot'
import { TenantIdSchema } from './tenants.ts'
import { InstantSchema } from './text-fields.ts'

/** One proof. A later release may know more wordings and channels than this one. */
const ConsentChangeSchema = v.object({
  id: v.string(),
  given: v.boolean(),
  at: InstantSchema,
  wordingVersion: v.string(),
  channel: v.string(),
})

const ConsentHistorySchema = v.object({
  /** A `ConsentName`; a later release may know more of them. */
  consent: v.string(),
  /** How it stands now, also where nothing was ever changed. */
  given: v.boolean(),
  /** The newest first. */
  changes: v.array(ConsentChangeSchema),
})

/** Each consent of the brand in the order in which they are shown. Source: GET api/permissions/history. */
export const PermissionsHistorySchema = v.object({
  consents: v.array(ConsentHistorySchema),
  /** False when there are older proofs than these. */
  isComplete: v.boolean(),
})

const ReceiptChangeSchema = v.object({
  ...ConsentChangeSchema.entries,
  /** What the customer read; null where the text of that day is not known. */
  wording: v.nullable(v.string()),
})

/** Proof for the customer's own files: it says everything itself. Source: GET api/permissions/receipt. */
export const PermissionsReceiptSchema = v.object({
  issuedAt: InstantSchema,
  brand: v.object({ tenantId: TenantIdSchema, name: v.string() }),
  customer: v.object({ name: v.string(), eMailAddress: v.string() }),
  consents: v.array(
    v.object({
      ...ConsentHistorySchema.entries,
      /** German. */
      title: v.string(),
      changes: v.array(ReceiptChangeSchema),
    }),
  ),
  /** False when there are older proofs than these. */
  isComplete: v.boolean(),
})

/** The same, to be printed. */
export const PermissionsReceiptPdfSchema = v.blob()

export type ConsentChange = v.InferOutput<typeof ConsentChangeSchema>
export type ConsentHistory = v.InferOutput<typeof ConsentHistorySchema>
export type PermissionsHistory = v.InferOutput<typeof PermissionsHistorySchema>
export type PermissionsReceipt = v.InferOutput<typeof PermissionsReceiptSchema>

/** What a proof says, seen together with the one before it. */
export type ConsentStep = 'given' | 'confirmed' | 'withdrawn' | 'declined' | 'objected'

/** @param before what stood until then; undefined for the first proof of a consent */
export function consentStep(consent: string, given: boolean, before: boolean | undefined): ConsentStep {
  if (given) return before ? 'confirmed' : 'given'
  if (consent === 'product-consent') return 'objected'
  return before ? 'withdrawn' : 'declined'
}
