import * as v from 'valibot'
import { TenantIdSchema } from './tenants.ts'
import { InstantSchema } from './text-fields.ts'

/** One recorded decision. A later release may have more wordings and channels. */
const ConsentChangeSchema = v.object({
  id: v.string(),
  given: v.boolean(),
  at: InstantSchema,
  wordingVersion: v.string(),
  channel: v.string(),
})

const ConsentHistorySchema = v.object({
  /** A `ConsentName`; a later release may have more. */
  consent: v.string(),
  /** The current state, also without any change. */
  given: v.boolean(),
  /** The newest first. */
  changes: v.array(ConsentChangeSchema),
})

/** The consents of the brand in the order in which they are shown. Source: GET api/permissions/history. */
export const PermissionsHistorySchema = v.object({
  consents: v.array(ConsentHistorySchema),
  /** False if there are older changes than these. */
  isComplete: v.boolean(),
})

const ReceiptChangeSchema = v.object({
  ...ConsentChangeSchema.entries,
  /** The wording that the customer read; null if it is unknown. */
  wording: v.nullable(v.string()),
})

/** The consent receipt. Source: GET api/permissions/receipt. */
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
  /** False if there are older changes than these. */
  isComplete: v.boolean(),
})

/** The consent receipt as a PDF. */
export const PermissionsReceiptPdfSchema = v.blob()

export type ConsentChange = v.InferOutput<typeof ConsentChangeSchema>
export type ConsentHistory = v.InferOutput<typeof ConsentHistorySchema>
export type PermissionsHistory = v.InferOutput<typeof PermissionsHistorySchema>
export type PermissionsReceipt = v.InferOutput<typeof PermissionsReceiptSchema>

/** A decision compared with the state before it. */
export type ConsentStep = 'given' | 'confirmed' | 'withdrawn' | 'declined' | 'objected'

/** @param before the state until then; undefined for the first decision */
export function consentStep(consent: string, given: boolean, before: boolean | undefined): ConsentStep {
  if (given) return before ? 'confirmed' : 'given'
  if (consent === 'product-consent') return 'objected'
  return before ? 'withdrawn' : 'declined'
}
