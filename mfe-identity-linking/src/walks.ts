import type { Held } from './held.ts'
import { follow, type Journey, type JourneyEvent, type Stage, stages } from './journey.ts'

type EventType = JourneyEvent['type']

/** An event at the end of the shortest way to it. */
export interface Walk {
  name: string
  events: JourneyEvent[]
  end: Stage
}

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

/** Walks the table breadth first: every event of every stage that can be reached, each by its shortest way. */
export function everyWalk(): Walk[] {
  const walks: Walk[] = []
  const seen = new Set<string>()
  let level: { journey: Journey; events: JourneyEvent[] }[] = [{ journey: { stage: 'empty' }, events: [] }]
  while (level.length > 0) {
    const next: typeof level = []
    for (const { journey, events } of level) {
      if (seen.has(placeOf(journey))) continue
      seen.add(placeOf(journey))
      for (const event of eventsOf(journey)) {
        const after = { journey: follow(journey, event), events: [...events, event] }
        next.push(after)
        const name = after.events.map(({ type }) => type).join(' → ')
        walks.push({ name, events: after.events, end: after.journey.stage })
      }
    }
    level = next
  }
  return walks
}

/** The shortest way to each stage. */
export function walkTo(stage: Stage): Walk {
  const walk = everyWalk().find(({ end }) => end === stage)
  if (!walk) throw new Error(`No way leads to ${stage}`)
  return walk
}
