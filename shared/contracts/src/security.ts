import * as v from 'valibot'
import { TenantIdSchema } from './tenants.ts'
import { InstantSchema } from './text-fields.ts'

/** Browser and system by their names alone; left out where the provider does not say or nobody knows them. */
const softwareEntries = { browser: v.optional(v.string()), system: v.optional(v.string()) }

export const SecurityEventSchema = v.object({
  id: v.string(),
  /** A kind of `security-event-kinds.ts`; a later release may know more of them. */
  kind: v.string(),
  at: InstantSchema,
  /** The brand that it concerns; without one it concerns the account as a whole. */
  tenantId: v.optional(TenantIdSchema),
  ...softwareEntries,
})

/** The newest first, of the last 90 days, at most 50. Source: GET api/userProfile/securityEvents. */
export const SecurityEventsSchema = v.object({
  events: v.array(SecurityEventSchema),
  /** False while the identity provider cannot be asked: sign-ins and changed passwords are missing. */
  isComplete: v.boolean(),
})

/** A browser that can still get tokens without the password. */
export const DeviceSchema = v.object({
  id: v.string(),
  /** Whether the call came from it. */
  isCurrent: v.boolean(),
  signedInAt: InstantSchema,
  lastUsedAt: InstantSchema,
  ...softwareEntries,
})

/** The one that was used last comes first. Source: GET api/userProfile/devices. */
export const DevicesSchema = v.object({ devices: v.array(DeviceSchema) })

export const DevicesSignedOutSchema = v.object({
  /** How many were signed out by this call. */
  signedOut: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

export type SecurityEvent = v.InferOutput<typeof SecurityEventSchema>
export type Device = v.InferOutput<typeof DeviceSchema>
