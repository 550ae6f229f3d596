import * as v from 'valibot'
import { InstantSchema, VersionSchema } from './text-fields.ts'

/** The PIN itself. Source: GET api/userProfile/phonePin, which records each read. */
export const PhonePinViewSchema = v.object({
  /** Null before the first PIN. */
  pin: v.nullable(v.string()),
  version: VersionSchema,
  changedAt: v.nullable(InstantSchema),
})

/** A change of the PIN, without the PIN. */
export const PhonePinChangedSchema = v.object({
  version: VersionSchema,
  changedAt: InstantSchema,
})

/** A mail is on its way. */
export const MailRequestedSchema = v.object({
  /** Seconds until the customer may request it again. */
  resendAfter: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/** The outcome of a link from a mail. `in-use`: the sign-in address belongs to another account now. */
export const MailLinkResultSchema = v.object({
  result: v.picklist(['done', 'already-done', 'expired', 'unknown', 'in-use']),
  /** The current sign-in address, if the link was valid. */
  eMailAddress: v.optional(v.string()),
  /** The case number of a report of foreign activity, for the customer service. */
  caseNumber: v.optional(v.string()),
})

/** The state of a link from a mail. */
export const MailLinkStateSchema = v.object({
  state: v.picklist(['open', 'done', 'expired', 'unknown']),
  /** The address that the link is about, masked: `a•••@post.example`. */
  address: v.optional(v.string()),
})

export const DeletionStatusSchema = v.object({
  status: v.picklist(['none', 'pending', 'deleted']),
  requestedAt: v.nullable(InstantSchema),
  deletedAt: v.nullable(InstantSchema),
  /** Whether a consent with any brand could be withdrawn; left out after the request, and by an older BFF. */
  hasConsents: v.optional(v.boolean()),
  /**
   * A deletion waits until then, because an earlier sign-in address can take the account back; left out if it need not wait,
   * and by an older BFF.
   */
  waitsUntil: v.optional(InstantSchema),
})
