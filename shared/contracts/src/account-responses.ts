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

/** Of a new sign-in address that one of two mailboxes has answered for. */
const waitingFields = {
  /** The mailbox whose link has not been opened yet; only with `waiting`. */
  missing: v.optional(v.picklist(['new', 'present'])),
  /** If the present mailbox is missing: the change takes effect then without it. Left out before the mail to it was sent. */
  effectiveFrom: v.optional(InstantSchema),
}

/**
 * The outcome of a link from a mail. `in-use`: the sign-in address belongs to another account now. `waiting`: a new sign-in
 * address is not valid yet.
 */
export const MailLinkResultSchema = v.object({
  result: v.picklist(['done', 'already-done', 'waiting', 'expired', 'unknown', 'in-use']),
  /** The current sign-in address, or the new one of a change that waits, if the link was valid. */
  eMailAddress: v.optional(v.string()),
  ...waitingFields,
  /** The case number of a report of foreign activity, for the customer service. */
  caseNumber: v.optional(v.string()),
})

/** The state of a link from a mail. */
export const MailLinkStateSchema = v.object({
  state: v.picklist(['open', 'done', 'waiting', 'expired', 'unknown']),
  /** The address that the link is about, masked: `a•••@post.example`. */
  address: v.optional(v.string()),
  ...waitingFields,
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
