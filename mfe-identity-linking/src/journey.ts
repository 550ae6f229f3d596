import type { CallResponse, TenantId } from '@portal/contracts'
import { type OwnRoute, type StateMachine, transition } from '@portal/portal'
import * as v from 'valibot'

export type Screen = Exclude<OwnRoute, 'code' | `${string}Contact`>

/** Actions of the customer and responses of the BFF. Links connect screens of the same stage. */
export type EventType =
  | 'codeOpened'
  | 'codeInvalid'
  | 'retried'
  | 'failed'
  | 'unknown'
  | 'accountExists'
  | 'locked'
  | 'expired'
  | 'mailPending'
  | 'letterPending'
  | 'eligible'
  | 'proven'
  | 'zipCodeTyped'
  | 'zipCodeWrong'
  | 'zipCodeConfirmed'
  | 'mailSent'
  | 'letterOrdered'
  | 'outdated'
  | 'proofExpired'
  | 'returned'
  | 'ended'

export type Stage =
  | 'empty'
  | 'checking'
  | 'unchecked'
  | 'unreadable'
  | 'unknown'
  | 'used'
  | 'locked'
  | 'expired'
  | 'mailed'
  | 'posted'
  | 'invited'
  | 'confirmed'

const renewalScreens = ['expired', 'renewal', 'renewalEmail'] as const

/** The screens of each stage. Any other address redirects to the first one. */
export const screens: Record<Stage, readonly [Screen, ...Screen[]]> = {
  empty: ['start'],
  checking: ['start'],
  unchecked: ['start'],
  unreadable: ['unreadable'],
  unknown: ['unknown'],
  used: ['accountExists'],
  // The dialog stays and shows that this was the last attempt.
  locked: ['locked', 'zipCode'],
  expired: renewalScreens,
  mailed: ['mailSent', ...renewalScreens],
  posted: ['letterSent', ...renewalScreens],
  invited: ['invitation', 'zipCode'],
  confirmed: ['confirmed'],
}

type Effect = 'reset'

const opening = {
  codeOpened: transition('checking', 'reset'),
  codeInvalid: transition('unreadable', 'reset'),
}
const renewal = {
  ...opening,
  mailSent: transition('mailed'),
  letterOrdered: transition('posted'),
  outdated: transition('checking'),
}

/** The journey from an invitation to an account. Events that a stage does not list are late responses, and are ignored. */
export const journeyMachine: StateMachine<Stage, EventType, Effect> = {
  empty: opening,
  checking: {
    ...opening,
    failed: transition('unchecked'),
    unknown: transition('unknown'),
    accountExists: transition('used'),
    locked: transition('locked'),
    expired: transition('expired'),
    mailPending: transition('mailed'),
    letterPending: transition('posted'),
    eligible: transition('invited'),
    proven: transition('confirmed'),
    // The customer has an account, so the journey is reset.
    ended: transition('empty', 'reset'),
  },
  unchecked: { ...opening, retried: transition('checking') },
  unreadable: opening,
  unknown: opening,
  used: opening,
  locked: opening,
  expired: renewal,
  mailed: renewal,
  posted: renewal,
  invited: {
    ...opening,
    zipCodeTyped: transition('invited'),
    zipCodeWrong: transition('invited'),
    zipCodeConfirmed: transition('confirmed'),
    locked: transition('locked'),
    accountExists: transition('used'),
    expired: transition('expired'),
    unknown: transition('unknown'),
  },
  confirmed: {
    ...opening,
    proofExpired: transition('invited'),
    returned: transition('checking'),
    // An account was linked in another tab.
    accountExists: transition('used'),
  },
}

/** What the customer has received and a reload cannot request again: a mail, a letter, or the proof of the postal code. */
export const ReceivedSchema = v.variant('kind', [
  v.object({ kind: v.literal('mail'), eMailAddress: v.string(), resendAt: v.number() }),
  v.object({ kind: v.literal('letter'), workingDays: v.tuple([v.number(), v.number()]) }),
  v.object({
    kind: v.literal('proof'),
    linkToken: v.string(),
    eMailAddress: v.nullable(v.string()),
    /** In milliseconds since 1970. */
    validUntil: v.number(),
  }),
])

export type Received = v.InferOutput<typeof ReceivedSchema>

export interface Journey {
  stage: Stage
  registrationCode?: string
  /** Whether a reload restored the code. Else it was just opened. */
  isRestored?: true | undefined
  /** The inviting brand, once it is known. */
  tenantId?: TenantId | undefined
  /** How a new invitation can be requested; undefined until it is known. */
  renewals?: CallResponse<'performEligibilityCheck'>['renewals']
  /** The remaining attempts for the postal code, once known. */
  attemptsLeft?: number | undefined
  /** The typed postal code that was not sent. */
  zipCode?: string | undefined
  received?: Received | undefined
  /** Why the code could not be checked. */
  error?: unknown
}

type Facts = Pick<Journey, 'tenantId' | 'renewals' | 'attemptsLeft' | 'zipCode' | 'received' | 'error'>

export type JourneyEvent =
  | { type: 'codeOpened'; registrationCode: string }
  | ({ type: Exclude<EventType, 'codeOpened'> } & Facts)

export function follow(journey: Journey, { type, ...facts }: JourneyEvent): Journey {
  const transition = journeyMachine[journey.stage][type]
  if (!transition) return journey
  const { to: stage, effects } = transition
  return { ...(effects.includes('reset') ? {} : journey), ...facts, stage }
}
