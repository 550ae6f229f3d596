/** A state machine as a test walks it. A place is a state with what else decides there, such as what the customer holds. */
export interface WalkModel<Place, Event> {
  start: Place
  stateOf: (place: Place) => string
  /** Tells places of one state apart. */
  memoryOf: (place: Place) => unknown
  eventsOf: (place: Place) => Event[]
  follow: (place: Place, event: Event) => Place
}

interface WalkStep<Place, Event> {
  from: Place
  event: Event
  to: Place
}

export type Walk<Place, Event> = readonly WalkStep<Place, Event>[]

type NamedEvent = string | { type: string }
const typeOf = (event: NamedEvent) => (typeof event === 'string' ? event : event.type)

/** The events of a walk, for the name of its test. */
export const walkName = (walk: Walk<unknown, NamedEvent>): string =>
  walk.map(({ event }) => typeOf(event)).join(' → ')

/** The shortest walk to each transition: to every event of every state that can be reached. */
export function shortestWalks<Place, Event extends NamedEvent>(
  model: WalkModel<Place, Event>,
): Walk<Place, Event>[] {
  const { start, stateOf, memoryOf, eventsOf, follow } = model
  const walks = new Map<string, Walk<Place, Event>>()
  const visited = new Set<string>()
  const queue: Walk<Place, Event>[] = [[]]
  for (const walk of queue) {
    const from = walk.at(-1)?.to ?? start
    const place = `${stateOf(from)} ${memoryOf(from)}`
    if (visited.has(place)) continue
    visited.add(place)
    for (const event of eventsOf(from)) {
      const longer = [...walk, { from, event, to: follow(from, event) }]
      const transition = `${stateOf(from)} ${typeOf(event)}`
      if (!walks.has(transition)) walks.set(transition, longer)
      queue.push(longer)
    }
  }
  return [...walks.values()]
}

/** All transitions in few walks. Each goes on while a transition is next that no walk has covered, up to a length. */
export function coveringWalks<Place, Event extends NamedEvent>(
  model: WalkModel<Place, Event>,
  maxLength: number,
): Walk<Place, Event>[] {
  const { start, stateOf, eventsOf, follow } = model
  const covered = new Set<string>()
  const transitionOf = (from: Place, event: Event) => `${stateOf(from)} ${typeOf(event)}`
  return shortestWalks(model)
    .toReversed()
    .flatMap((shortest) => {
      const walk: WalkStep<Place, Event>[] = []
      const before = covered.size
      const add = (step: WalkStep<Place, Event>) => {
        covered.add(transitionOf(step.from, step.event))
        walk.push(step)
      }
      const nextStep = () => {
        const from = walk.at(-1)?.to ?? start
        const event = eventsOf(from).find((one) => !covered.has(transitionOf(from, one)))
        return event && { from, event, to: follow(from, event) }
      }
      shortest.forEach(add)
      if (covered.size === before) return []
      for (let step = nextStep(); step && walk.length < maxLength; step = nextStep()) add(step)
      return [walk]
    })
}
