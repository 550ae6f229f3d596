import type { TenantId } from '@portal/brands'
import * as v from 'valibot'
import { TenantIdSchema } from './tenants.ts'
import { InstantSchema, VersionSchema } from './text-fields.ts'

/** One brand's business system, as far as the portal must know what it can do for this customer. */
const BusinessSystemSchema = v.object({
  tenantId: TenantIdSchema,
  system: v.picklist(['emp', 'powercloud', 'scale-crm']),
  /** Version 0 until the first PIN is made. */
  phonePin: v.object({
    enabled: v.boolean(),
    version: VersionSchema,
    changedAt: v.nullable(InstantSchema),
  }),
  cmdm: v.object({ enabled: v.boolean() }),
})

/** The account itself: who signs in, and which brands know this customer. Source: GET api/userProfile. */
export const UserProfileSchema = v.object({
  eMailAddress: v.string(),
  /** Null if it was never changed; left out by a BFF that does not know. */
  eMailAddressChangedAt: v.optional(v.nullable(InstantSchema)),
  /** Asked for and not confirmed yet; left out by a BFF from before. */
  pendingEMailAddress: v.optional(v.nullable(v.string())),
  lastPasswordResetDate: v.nullable(InstantSchema),
  lastUsedApplication: v.nullable(v.object({ name: v.string(), tenantId: TenantIdSchema })),
  status: v.picklist(['active', 'deletion-pending']),
  /** Seconds for which calls with `stepUp` take this sign-in, 0 if it is too old; left out by a BFF from before. */
  stepUpSecondsLeft: v.optional(v.number()),
  /** Seconds until the customer must sign in again; left out where the provider does not say, and by a BFF from before. */
  sessionSecondsLeft: v.optional(v.number()),
  businessSystems: v.array(BusinessSystemSchema),
})

export type UserProfile = v.InferOutput<typeof UserProfileSchema>
export type BusinessSystem = v.InferOutput<typeof BusinessSystemSchema>

/** The business system in which a brand knows this customer. Throws when the brand does not. */
export function businessSystemOf(profile: UserProfile, tenantId: TenantId): BusinessSystem {
  const found = profile.businessSystems.find((system) => system.tenantId === tenantId)
  if (!found) throw new Error(`Tenant ${tenantId} not found in business systems config`)
  return found
}

/** The brands between which the customer may switch: none, or at least two. */
export function tenantChoice({ businessSystems }: UserProfile): TenantId[] {
  const enabled = businessSystems.filter(({ cmdm }) => cmdm.enabled).map(({ tenantId }) => tenantId)
  return enabled.length > 1 ? enabled : []
}
