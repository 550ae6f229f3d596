import type { CallResponse, TenantId } from '@portal/contracts'
import { go, type OwnRoute, type StateMachine } from '@portal/portal'
import * as v from 'valibot'

export type Screen = Exclude<OwnRoute, 'code' | `${string}Contact`>

/** What the customer does, and what the BFF answers. Links lead between screens of the same stage. */
export type EventType =
  | 'codeOpened'
  | 'codeMisread'
  | 'retried'
  | 'failed'
  | 'unknown'
  | 'accountExists'
  | 'locked'
  | 'expired'
  | 'mailWaits'
  | 'letterWaits'
  | 'eligible'
  | 'proven'
  | 'zipCodeTyped'
  | 'zipCodeWrong'
  | 'zipCodeConfirmed'
  | 'mailSent'
  | 'letterOrdered'
  | 'outdated'
  | 'proofLapsed'
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

/** What each stage may show. A customer who asks for any other screen sees the first one. */
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

/** Forgets what is known of the journey before. */
type Effect = 'forget'

const opening = { codeOpened: go('checking', 'forget'), codeMisread: go('unreadable', 'forget') }
const renewal = {
  ...opening,
  mailSent: go('mailed'),
  letterOrdered: go('posted'),
  outdated: go('checking'),
}

/** The journey from an invitation to an account. An event that a stage does not list comes too late: a call's late answer. */
export const journeyMachine: StateMachine<Stage, EventType, Effect> = {
  empty: opening,
  checking: {
    ...opening,
    failed: go('unchecked'),
    unknown: go('unknown'),
    accountExists: go('used'),
    locked: go('locked'),
    expired: go('expired'),
    mailWaits: go('mailed'),
    letterWaits: go('posted'),
    eligible: go('invited'),
    proven: go('confirmed'),
    // The customer has an account, so the tab drops the way to it.
    ended: go('empty', 'forget'),
  },
  unchecked: { ...opening, retried: go('checking') },
  unreadable: opening,
  unknown: opening,
  used: opening,
  locked: opening,
  expired: renewal,
  mailed: renewal,
  posted: renewal,
  invited: {
    ...opening,
    zipCodeTyped: go('invited'),
    zipCodeWrong: go('invited'),
    zipCodeConfirmed: go('confirmed'),
    locked: go('locked'),
    accountExists: go('used'),
    expired: go('expired'),
    unknown: go('unknown'),
  },
  confirmed: {
    ...opening,
    proofLapsed: go('invited'),
    returned: go('checking'),
    // An account was linked in another tab.
    accountExists: go('used'),
  },
}

/** What the customer got on the way and a reload cannot ask for again: a mail, a letter, or the proof of the postal code. */
export const HeldSchema = v.variant('kind', [
  v.object({ kind: v.literal('mail'), eMailAddress: v.string(), resendAt: v.number() }),
  v.object({ kind: v.literal('letter'), workingDays: v.tuple([v.number(), v.number()]) }),
  v.object({
    kind: v.literal('proof'),
    linkToken: v.string(),
    eMailAddress: v.nullable(v.string()),
    /** In milliseconds since 1970. */
    goodUntil: v.number(),
  }),
])

export type Held = v.InferOutput<typeof HeldSchema>

export interface Journey {
  stage: Stage
  registrationCode?: string
  /** Whether a reload restored the code. Else it was just opened. */
  isRestored?: true | undefined
  /** The brand that invited, once it is known. */
  tenantId?: TenantId
  /** By which ways a new invitation can be had; all of them as long as nothing is known. */
  renewals?: CallResponse<'performEligibilityCheck'>['renewals']
  /** How often the postal code may still be tried, once it is known. */
  attemptsLeft?: number | undefined
  /** What was typed of the postal code and not tried. */
  zipCode?: string | undefined
  /** What this browser tab has got on the way. */
  held?: Held | undefined
  /** Why the code could not be checked. */
  error?: unknown
}

type Facts = Pick<Journey, 'tenantId' | 'renewals' | 'attemptsLeft' | 'zipCode' | 'held' | 'error'>

export type JourneyEvent =
  | { type: 'codeOpened'; registrationCode: string }
  | ({ type: Exclude<EventType, 'codeOpened'> } & Facts)

export function follow(journey: Journey, { type, ...facts }: JourneyEvent): Journey {
  const transition = journeyMachine[journey.stage][type]
  if (!transition) return journey
  const { to: stage, effects } = transition
  return { ...(effects.includes('forget') ? {} : journey), ...facts, stage }
}
