import * as v from 'valibot'
import { permissionKinds } from './consent-kinds.ts'

const isSucceeded = v.boolean()

/**
 * What a customer did, for the statistics. Facts without anything of the customer in them: no id, address or number.
 * Strict, so that nothing else slips in.
 */
const TrackedEventSchema = v.variant('type', [
  v.strictObject({ type: v.literal('logout') }),
  v.strictObject({ type: v.literal('changePhoneNumber'), isSucceeded }),
  v.strictObject({ type: v.literal('changePin'), isSucceeded }),
  /** The mail to choose a new password was asked for once more. */
  v.strictObject({ type: v.literal('changePasswordRetry') }),
  v.strictObject({
    type: v.literal('permissionToggle'),
    kind: v.picklist(permissionKinds),
    isGiven: v.boolean(),
  }),
  v.strictObject({ type: v.literal('switchToPaperlessContract'), isSucceeded }),
])

export type TrackedEvent = v.InferOutput<typeof TrackedEventSchema>

/** Whether a remote of another release has told an event that this host knows, and nothing beside it. */
export const isTrackedEvent = (event: unknown): event is TrackedEvent => v.is(TrackedEventSchema, event)
