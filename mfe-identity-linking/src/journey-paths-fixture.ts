import { coveringPaths, type MachinePath, type PathModel, shortestPaths } from '@portal/portal/testing'
import {
  type EventType,
  follow,
  type Journey,
  type JourneyEvent,
  journeyMachine,
  type Received,
  type Stage,
} from './journey.ts'

export type JourneyPath = MachinePath<Journey, JourneyEvent>

export const CODE = 'HFKDFVPNDM2RG2GR8ZB8UMGCP2'

/** Keeps the name of a path readable. */
const MAX_EVENTS = 10

const receivedBy: Partial<Record<EventType, Received>> = {
  mailSent: { kind: 'mail', eMailAddress: 'mia.muster@post.example', resendAt: 0 },
  letterOrdered: { kind: 'letter', workingDays: [3, 4] },
  zipCodeConfirmed: { kind: 'proof', linkToken: 'x'.repeat(43), eMailAddress: null, validUntil: 0 },
}

/** After these nothing received is left. */
const clearing: EventType[] = [
  'codeInvalid',
  'expired',
  'eligible',
  'accountExists',
  'locked',
  'unknown',
  'proofExpired',
]

/** The events that must come before a response of the BFF causes this event. */
const requiredFor: Partial<Record<EventType, (Received['kind'] | undefined)[]>> = {
  mailPending: ['mail'],
  letterPending: ['letter'],
  proven: ['proof'],
  expired: ['proof', undefined],
  eligible: ['mail', 'letter', undefined],
  // Only after a reload with a session: has its own test.
  ended: [],
}

/** The possible events of this point of the journey, with what they bring. */
function eventsOf({ stage, received }: Journey): JourneyEvent[] {
  const types = Object.keys(journeyMachine[stage]) as EventType[]
  return types
    .filter((type) => requiredFor[type]?.includes(received?.kind) ?? true)
    .map((type) => {
      if (type === 'codeOpened') return { type, registrationCode: CODE }
      const next = receivedBy[type] ?? (clearing.includes(type) ? undefined : received)
      return { type, received: next }
    })
}

const model: PathModel<Journey, JourneyEvent> = {
  start: { stage: 'empty' },
  stateOf: ({ stage }) => stage,
  memoryOf: ({ received }) => received?.kind,
  eventsOf,
  follow,
}

/** Every event of every stage, in few paths. */
export const journeyPaths = (): JourneyPath[] => coveringPaths(model, MAX_EVENTS)

/** The shortest path to a stage. */
export function pathTo(stage: Stage): JourneyPath {
  const path = shortestPaths(model).find((one) => one.at(-1)?.to.stage === stage)
  if (!path) throw new Error(`No path ends at ${stage}`)
  return path
}
