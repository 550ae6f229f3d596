import * as v from 'valibot'
import { permissionKinds } from './consent-kinds.ts'

const isSucceeded = v.boolean()

/**
 * What a customer did, for the statistics. No personal data: no id, address or number. Strict, so that no other field is
 * sent.
 */
const TrackedEventSchema = v.variant('type', [
  v.strictObject({ type: v.literal('logout') }),
  v.strictObject({ type: v.literal('changePhoneNumber'), isSucceeded }),
  v.strictObject({ type: v.literal('changePin'), isSucceeded }),
  /** The customer requested the mail for a new password again. */
  v.strictObject({ type: v.literal('changePasswordRetry') }),
  v.strictObject({
    type: v.literal('permissionToggle'),
    kind: v.picklist(permissionKinds),
    isGiven: v.boolean(),
  }),
  v.strictObject({ type: v.literal('switchToPaperlessContract'), isSucceeded }),
])

export type TrackedEvent = v.InferOutput<typeof TrackedEventSchema>

/** Whether this host supports an event of a remote, which may be of another release. */
export const isTrackedEvent = (event: unknown): event is TrackedEvent => v.is(TrackedEventSchema, event)
