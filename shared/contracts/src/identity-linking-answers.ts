import * as v from 'valibot'
import { TenantIdSchema } from './tenants.ts'

/** The state of an invitation, and nothing else about it: who brings a code is not known yet. */
export const InvitationSchema = v.object({
  state: v.picklist(['valid', 'used', 'expired', 'locked', 'unknown']),
})

const AttemptsLeftSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Whether an account can be made with the code. */
export const EligibilitySchema = v.object({
  result: v.picklist(['eligible', 'account-exists', 'expired', 'locked', 'unknown']),
  /** The brand that invited, if the code is known. */
  tenantId: v.optional(TenantIdSchema),
  /** How an expired invitation can be renewed. */
  renewals: v.array(v.picklist(['email', 'letter'])),
  /** With `eligible`: how often the postal code may still be tried. */
  attemptsLeft: v.optional(AttemptsLeftSchema),
})

/** Three attempts; the third wrong one locks the code. */
export const ZipCodeResultSchema = v.object({
  result: v.picklist(['confirmed', 'wrong', 'locked', 'used', 'expired', 'unknown']),
  attemptsLeft: AttemptsLeftSchema,
  /** With `confirmed`: the secret for `linkAccount`, good for half an hour, or until one for this code is used. */
  linkToken: v.optional(v.string()),
  /** With `confirmed`: where the brand writes to the customer, to be filled in; null if it knows no address. */
  eMailAddress: v.optional(v.nullable(v.string())),
})

/** The outcome for the account and the invitation that a signed-in person brought. */
export const LinkedAccountSchema = v.object({
  /**
   * `unconfirmed`: the sign-in address must be confirmed first. `name-differs`: the account is somebody else's than the
   * contracts; ask, and say `isOwnerConfirmed`. `brand-taken`: the account has a customer number of this brand already, and only service can help.
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
  /** The brand that invited; left out when the secret is not known. */
  tenantId: v.optional(TenantIdSchema),
  /** Whose contracts they are, with `linked` and `name-differs`: „Rosa Q.“ */
  owner: v.optional(v.string()),
  /** With `unconfirmed`: the address that waits for its confirmation. */
  eMailAddress: v.optional(v.string()),
})

export const InvitationLetterSchema = v.object({
  /** Working days until the letter arrives, from and to. */
  workingDays: v.tuple([v.number(), v.number()]),
})
