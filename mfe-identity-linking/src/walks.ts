import type { Held } from './held.ts'
import { follow, type Journey, type JourneyEvent, type Stage, stages } from './journey.ts'

type EventType = JourneyEvent['type']

/** Events that follow each other, and the stage that they lead to. */
export interface Walk {
  name: string
  events: JourneyEvent[]
  end: Stage
}

interface Way {
  events: JourneyEvent[]
  journey: Journey
}

/** The events of a walk, so that the name of a failed one can be read. */
const LONGEST = 10

const REGISTRATION_CODE = 'HFKDFVPNDM2RG2GROZBOUMGCP2'

const got: Partial<Record<EventType, Held>> = {
  mailSent: { kind: 'mail', eMailAddress: 'mia.muster@post.example', resendAt: 0 },
  letterOrdered: { kind: 'letter', workingDays: [3, 4] },
  zipCodeConfirmed: { kind: 'proof', linkToken: 'x'.repeat(43), eMailAddress: null, goodUntil: 0 },
}

/** What the tab must hold for the same answer of the BFF to mean this. */
const needed: Partial<Record<EventType, Held['kind']>> = {
  mailWaits: 'mail',
  letterWaits: 'letter',
  proven: 'proof',
}
const excluded: Partial<Record<EventType, Held['kind'][]>> = {
  expired: ['mail', 'letter'],
  eligible: ['proof'],
}

/** Only after a reload, and for who is signed in; it has a test of its own. */
export const besideWalks: EventType[] = ['ended']

/** After these what was held is gone: the check has shown that it is worth nothing. */
const droppers: EventType[] = ['expired', 'eligible', 'accountExists', 'locked', 'unknown', 'proofLapsed']

function eventsOf({ stage, held }: Journey): JourneyEvent[] {
  const types = Object.keys(stages[stage].on) as (keyof (typeof stages)[Stage]['on'])[]
  const possible = types.filter((type) => {
    const kind = held?.kind
    if (besideWalks.includes(type)) return false
    return (!needed[type] || needed[type] === kind) && !(kind && excluded[type]?.includes(kind))
  })
  return [
    { type: 'codeOpened', registrationCode: REGISTRATION_CODE },
    { type: 'codeMisread' },
    ...possible.map((type) => ({
      type,
      ...(got[type] && { held: got[type] }),
      ...(droppers.includes(type) && { held: undefined }),
    })),
  ]
}

const placeOf = ({ stage, held }: Journey) => `${stage} ${held?.kind ?? ''}`

const transitionOf = (journey: Journey, event: JourneyEvent) => `${journey.stage} ${event.type}`

/** The shortest way to each transition, breadth first: every event of every stage that can be reached. */
function shortestWays(): Way[] {
  const ways: Way[] = []
  const transitions = new Set<string>()
  const places = new Set<string>()
  let level: Way[] = [{ events: [], journey: { stage: 'empty' } }]
  while (level.length > 0) {
    const next: Way[] = []
    for (const way of level) {
      if (places.has(placeOf(way.journey))) continue
      places.add(placeOf(way.journey))
      for (const event of eventsOf(way.journey)) {
        const longer = extend(way, event)
        next.push(longer)
        if (!transitions.has(transitionOf(way.journey, event))) ways.push(longer)
        transitions.add(transitionOf(way.journey, event))
      }
    }
    level = next
  }
  return ways
}

const extend = ({ events, journey }: Way, event: JourneyEvent): Way => ({
  events: [...events, event],
  journey: follow(journey, event),
})

const asWalk = ({ events, journey }: Way): Walk => ({
  name: events.map(({ type }) => type).join(' → '),
  events,
  end: journey.stage,
})

/** Every event of every stage, in few walks: each goes on as long as an event is possible that no walk has had. */
export function everyWalk(): Walk[] {
  const done = new Set<string>()
  const walks: Walk[] = []
  for (const { events } of shortestWays().toReversed()) {
    let way: Way = { events: [], journey: { stage: 'empty' } }
    const isNew = (event: JourneyEvent) => !done.has(transitionOf(way.journey, event))
    const before = done.size
    const go = (event: JourneyEvent) => {
      done.add(transitionOf(way.journey, event))
      way = extend(way, event)
    }
    events.forEach(go)
    if (done.size === before) continue
    let next = eventsOf(way.journey).find(isNew)
    while (next && way.events.length < LONGEST) {
      go(next)
      next = eventsOf(way.journey).find(isNew)
    }
    walks.push(asWalk(way))
  }
  return walks
}

/** The shortest way to each stage. */
export function walkTo(stage: Stage): Walk {
  const way = shortestWays().find(({ journey }) => journey.stage === stage)
  if (!way) throw new Error(`No way leads to ${stage}`)
  return asWalk(way)
}
