import * as v from 'valibot'
import { TenantIdSchema } from './tenants.ts'

/** The state of an invitation. It has no other facts, because the caller is not known. */
export const InvitationSchema = v.object({
  state: v.picklist(['valid', 'used', 'expired', 'locked', 'unknown']),
})

const AttemptsLeftSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Whether an account can be created with the code. */
export const EligibilitySchema = v.object({
  result: v.picklist(['eligible', 'account-exists', 'expired', 'locked', 'unknown']),
  /** The brand of the invitation, if the code is known. */
  tenantId: v.optional(TenantIdSchema),
  /** How an expired invitation can be renewed. */
  renewals: v.array(v.picklist(['email', 'letter'])),
  /** With `eligible`: the attempts left for the postal code. */
  attemptsLeft: v.optional(AttemptsLeftSchema),
})

/** Three attempts; the third wrong one locks the code. */
export const ZipCodeResultSchema = v.object({
  result: v.picklist(['confirmed', 'wrong', 'locked', 'used', 'expired', 'unknown']),
  attemptsLeft: AttemptsLeftSchema,
  /** With `confirmed`: the secret for `linkAccount`, valid for half an hour or until one for this code is used. */
  linkToken: v.optional(v.string()),
  /** With `confirmed`: the customer's address at the brand, to prefill the form; null if the brand has none. */
  eMailAddress: v.optional(v.nullable(v.string())),
})

/** The result of linking an account with an invitation. */
export const LinkedAccountSchema = v.object({
  /**
   * `unconfirmed`: the sign-in address must be confirmed first. `name-differs`: account and contracts have different names;
   * ask the customer and send `isOwnerConfirmed`. `brand-taken`: the account already has a customer number of this brand,
   * and only the service can help.
   */
  result: v.picklist([
    'linked',
    'already-linked',
    'unconfirmed',
    'name-differs',
    'brand-taken',
    'expired',
    'unknown',
  ]),
  /** The brand of the invitation; left out for an unknown secret. */
  tenantId: v.optional(TenantIdSchema),
  /** With `linked` and `name-differs`: the owner of the contracts, „Rosa Q.“ */
  owner: v.optional(v.string()),
  /** With `unconfirmed`: the unconfirmed address. */
  eMailAddress: v.optional(v.string()),
})

export const InvitationLetterSchema = v.object({
  /** Working days until the letter arrives, from and to. */
  workingDays: v.tuple([v.number(), v.number()]),
})
