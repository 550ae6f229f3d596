import type { CallResponse, TenantId } from '@portal/contracts'
import type { OwnRoute } from '@portal/portal'
import type { Held } from './held.ts'

/** What a stage shows. */
export type Screen = Exclude<OwnRoute, 'code' | `${string}Contact`>

/** What becomes known on the way, and done by the customer. Screens of the same stage are left and entered by links. */
type EventType =
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

interface StageRules {
  /** What may be seen. The first one is where the stage leads, from any other. */
  screens: readonly [Screen, ...Screen[]]
  on: Partial<Record<EventType, Stage>>
}

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

const renewal = { mailSent: 'mailed', letterOrdered: 'posted', outdated: 'checking' } as const
const renewalScreens = ['expired', 'renewal', 'renewalEmail'] as const

/**
 * The journey from an invitation to an account, as a table: what may be seen in each stage, and where each event leads.
 * An event that a stage does not name comes too late, as the answer to a call that nobody waits for any more. A code that
 * is opened begins anew from every stage. While a code is checked, the screen that was asked for waits for the result.
 */
export const stages: Record<Stage, StageRules> = {
  empty: { screens: ['start'], on: {} },
  checking: {
    screens: ['start'],
    on: {
      failed: 'unchecked',
      unknown: 'unknown',
      accountExists: 'used',
      locked: 'locked',
      expired: 'expired',
      mailWaits: 'mailed',
      letterWaits: 'posted',
      eligible: 'invited',
      proven: 'confirmed',
      // Of whoever has come to an account the tab keeps nothing: the way to it lies behind them.
      ended: 'empty',
    },
  },
  unchecked: { screens: ['start'], on: { retried: 'checking' } },
  unreadable: { screens: ['unreadable'], on: {} },
  unknown: { screens: ['unknown'], on: {} },
  used: { screens: ['accountExists'], on: {} },
  // The dialog stays, and says that it was the last attempt.
  locked: { screens: ['locked', 'zipCode'], on: {} },
  expired: { screens: renewalScreens, on: renewal },
  mailed: { screens: ['mailSent', ...renewalScreens], on: renewal },
  posted: { screens: ['letterSent', ...renewalScreens], on: renewal },
  invited: {
    screens: ['invitation', 'zipCode'],
    on: {
      zipCodeTyped: 'invited',
      zipCodeWrong: 'invited',
      zipCodeConfirmed: 'confirmed',
      locked: 'locked',
      accountExists: 'used',
      expired: 'expired',
      unknown: 'unknown',
    },
  },
  confirmed: {
    screens: ['confirmed'],
    // An account was linked in another tab: found out before the customer leaves for one.
    on: { proofLapsed: 'invited', returned: 'checking', accountExists: 'used' },
  },
}

export interface Journey {
  stage: Stage
  registrationCode?: string
  /** Whether the code was found in the tab, and not just opened. */
  isKept?: true | undefined
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

/** What an event tells beside its name. */
type Facts = Pick<Journey, 'tenantId' | 'renewals' | 'attemptsLeft' | 'zipCode' | 'held' | 'error'>

export type JourneyEvent =
  | { type: 'codeOpened'; registrationCode: string }
  | { type: 'codeMisread' }
  | ({ type: EventType } & Facts)

export function follow(journey: Journey, event: JourneyEvent): Journey {
  if (event.type === 'codeOpened') return { stage: 'checking', registrationCode: event.registrationCode }
  if (event.type === 'codeMisread') return { stage: 'unreadable' }
  const { type, ...facts } = event
  const stage = stages[journey.stage].on[type]
  if (!stage) return journey
  return stage === 'empty' ? { stage } : { ...journey, ...facts, stage }
}
