import * as v from 'valibot'
import { InstantSchema, VersionSchema } from './text-fields.ts'

/** The PIN itself. Source: GET api/userProfile/phonePin; each reading is recorded. */
export const PhonePinViewSchema = v.object({
  /** Null until the first one is made. */
  pin: v.nullable(v.string()),
  version: VersionSchema,
  changedAt: v.nullable(InstantSchema),
})

/** That a PIN changed, without it. */
export const PhonePinChangedSchema = v.object({
  version: VersionSchema,
  changedAt: InstantSchema,
})

/** A mail is on its way; the same may be asked for again when the countdown is over. */
export const MailRequestedSchema = v.object({
  /** Seconds until it may be asked for again. */
  resendAfter: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/** The outcome of a link from a mail. `in-use`: the sign-in address belongs to another account by now. */
export const MailLinkResultSchema = v.object({
  result: v.picklist(['done', 'already-done', 'expired', 'unknown', 'in-use']),
  /** The sign-in address that counts now, if the link was a good one. */
  eMailAddress: v.optional(v.string()),
  /** Of a report that somebody else was in the account, to be named to the customer service. */
  caseNumber: v.optional(v.string()),
})

/** What a link from a mail would do now. */
export const MailLinkStateSchema = v.object({
  state: v.picklist(['open', 'done', 'expired', 'unknown']),
  /** That it is about, masked: `a•••@post.example`. */
  address: v.optional(v.string()),
})

export const DeletionStatusSchema = v.object({
  status: v.picklist(['none', 'pending', 'deleted']),
  requestedAt: v.nullable(InstantSchema),
  deletedAt: v.nullable(InstantSchema),
})
