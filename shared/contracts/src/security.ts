import * as v from 'valibot'
import { TenantIdSchema } from './tenants.ts'
import { InstantSchema } from './text-fields.ts'
import { OfferedUndoSchema } from './undo.ts'

/** The names of browser and system; left out if unknown. */
const softwareEntries = { browser: v.optional(v.string()), system: v.optional(v.string()) }

export const SecurityEventSchema = v.object({
  id: v.string(),
  /** A kind of `security-event-kinds.ts`; a later release may have more. */
  kind: v.string(),
  at: InstantSchema,
  /** The brand that it concerns; left out if it concerns the whole account. */
  tenantId: v.optional(TenantIdSchema),
  /** Present while the change can be undone. */
  undo: v.optional(OfferedUndoSchema),
  ...softwareEntries,
})

/** The newest first, of the last 90 days, at most 50, and 20 changes of data. Source: GET api/userProfile/securityEvents. */
export const SecurityEventsSchema = v.object({
  events: v.array(SecurityEventSchema),
  /** False while the identity provider is unavailable: sign-ins and password changes are missing. */
  isComplete: v.boolean(),
})

/** A browser that can get tokens without the password. */
export const DeviceSchema = v.object({
  id: v.string(),
  /** Whether it sent the call. */
  isCurrent: v.boolean(),
  signedInAt: InstantSchema,
  lastUsedAt: InstantSchema,
  /** `phone`, `tablet` or `computer`; left out if unknown. A later release may have more. */
  kind: v.optional(v.string()),
  ...softwareEntries,
})

/** The last used one first. Source: GET api/userProfile/devices. */
export const DevicesSchema = v.object({ devices: v.array(DeviceSchema) })

export const DevicesSignedOutSchema = v.object({
  /** The number of devices that this call signed out. */
  signedOut: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

export type SecurityEvent = v.InferOutput<typeof SecurityEventSchema>
export type Device = v.InferOutput<typeof DeviceSchema>
