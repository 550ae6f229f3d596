import * as v from 'valibot'
import { TenantIdSchema } from './tenants.ts'
import { InstantSchema, VersionSchema } from './text-fields.ts'

/** A brand's business system, and what it offers to this customer. */
const BusinessSystemSchema = v.object({
  tenantId: TenantIdSchema,
  system: v.picklist(['emp', 'powercloud', 'scale-crm']),
  /** Version 0 before the first PIN. */
  phonePin: v.object({
    enabled: v.boolean(),
    version: VersionSchema,
    changedAt: v.nullable(InstantSchema),
  }),
  cmdm: v.object({ enabled: v.boolean() }),
})

/** What a requested sign-in address still waits for. */
const PendingEMailChangeSchema = v.object({
  /** Whether the new mailbox has confirmed it. */
  isConfirmed: v.boolean(),
  /** Whether the present mailbox has agreed. */
  isAgreed: v.boolean(),
  /** From then on the confirmation alone is enough; null until the mail to the present mailbox is sent. */
  effectiveFrom: v.nullable(InstantSchema),
})

/** The account: the sign-in, and the brands of the customer. Source: GET api/userProfile. */
export const UserProfileSchema = v.object({
  eMailAddress: v.string(),
  /** Null if it was never changed; left out by an older BFF. */
  eMailAddressChangedAt: v.optional(v.nullable(InstantSchema)),
  /** The requested address that is not valid yet; left out by an older BFF. */
  pendingEMailAddress: v.optional(v.nullable(v.string())),
  /** Left out without a requested address, and by an older BFF. */
  pendingEMailChange: v.optional(PendingEMailChangeSchema),
  lastPasswordResetDate: v.nullable(InstantSchema),
  lastUsedApplication: v.nullable(v.object({ name: v.string(), tenantId: TenantIdSchema })),
  /** The last sign-in on a new device other than the calling one, within three days; left out without one, and by an older BFF. */
  newDeviceAt: v.optional(InstantSchema),
  status: v.picklist(['active', 'deletion-pending']),
  /** Seconds until the customer must sign in again; left out if unknown, and by an older BFF. */
  sessionSecondsLeft: v.optional(v.number()),
  businessSystems: v.array(BusinessSystemSchema),
})

export type UserProfile = v.InferOutput<typeof UserProfileSchema>
export type PendingEMailChange = v.InferOutput<typeof PendingEMailChangeSchema>
export type BusinessSystem = v.InferOutput<typeof BusinessSystemSchema>
