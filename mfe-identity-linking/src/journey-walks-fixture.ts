import { coveringWalks, shortestWalks, type Walk, type WalkModel } from '@portal/portal/testing'
import {
  type EventType,
  follow,
  type Held,
  type Journey,
  type JourneyEvent,
  journeyMachine,
  type Stage,
} from './journey.ts'

export type JourneyWalk = Walk<Journey, JourneyEvent>

export const CODE = 'HFKDFVPNDM2RG2GROZBOUMGCP2'

/** A walk of more events has a name that is hard to read. */
const MAX_EVENTS = 10

const received: Partial<Record<EventType, Held>> = {
  mailSent: { kind: 'mail', eMailAddress: 'mia.muster@post.example', resendAt: 0 },
  letterOrdered: { kind: 'letter', workingDays: [3, 4] },
  zipCodeConfirmed: { kind: 'proof', linkToken: 'x'.repeat(43), eMailAddress: null, goodUntil: 0 },
}

/** After these the tab holds nothing. */
const dropping: EventType[] = [
  'codeMisread',
  'expired',
  'eligible',
  'accountExists',
  'locked',
  'unknown',
  'proofLapsed',
]

/** What the tab must hold for an answer of the BFF to mean this event. */
const heldFor: Partial<Record<EventType, (Held['kind'] | undefined)[]>> = {
  mailWaits: ['mail'],
  letterWaits: ['letter'],
  proven: ['proof'],
  expired: ['proof', undefined],
  eligible: ['mail', 'letter', undefined],
  // Happens after a reload while the customer is signed in; it has a test of its own.
  ended: [],
}

/** The events that can happen at this point of the journey, with what they bring. */
function eventsOf({ stage, held }: Journey): JourneyEvent[] {
  const types = Object.keys(journeyMachine[stage]) as EventType[]
  return types
    .filter((type) => heldFor[type]?.includes(held?.kind) ?? true)
    .map((type) => {
      if (type === 'codeOpened') return { type, registrationCode: CODE }
      const holds = received[type] ?? (dropping.includes(type) ? undefined : held)
      return { type, held: holds }
    })
}

const model: WalkModel<Journey, JourneyEvent> = {
  start: { stage: 'empty' },
  stateOf: ({ stage }) => stage,
  memoryOf: ({ held }) => held?.kind,
  eventsOf,
  follow,
}

/** Every event of every stage, in few walks. */
export const allWalks = (): JourneyWalk[] => coveringWalks(model, MAX_EVENTS)

/** The shortest walk to a stage. */
export function walkTo(stage: Stage): JourneyWalk {
  const walk = shortestWalks(model).find((one) => one.at(-1)?.to.stage === stage)
  if (!walk) throw new Error(`No walk leads to ${stage}`)
  return walk
}
