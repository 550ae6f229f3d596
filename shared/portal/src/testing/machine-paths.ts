/** A state machine for tests. A position is a state with the data that decides which events can follow. */
export interface PathModel<Position, Event> {
  start: Position
  stateOf: (position: Position) => string
  /** Distinguishes positions of one state. */
  memoryOf: (position: Position) => unknown
  eventsOf: (position: Position) => Event[]
  follow: (position: Position, event: Event) => Position
}

interface PathStep<Position, Event> {
  from: Position
  event: Event
  to: Position
}

export type MachinePath<Position, Event> = readonly PathStep<Position, Event>[]

type NamedEvent = string | { type: string }
const typeOf = (event: NamedEvent) => (typeof event === 'string' ? event : event.type)

/** The events of a path, as the name of its test. */
export const pathName = (path: MachinePath<unknown, NamedEvent>): string =>
  path.map(({ event }) => typeOf(event)).join(' → ')

/** The shortest path to each reachable transition. */
export function shortestPaths<Position, Event extends NamedEvent>(
  model: PathModel<Position, Event>,
): MachinePath<Position, Event>[] {
  const { start, stateOf, memoryOf, eventsOf, follow } = model
  const paths = new Map<string, MachinePath<Position, Event>>()
  const visited = new Set<string>()
  const queue: MachinePath<Position, Event>[] = [[]]
  for (const path of queue) {
    const from = path.at(-1)?.to ?? start
    const position = `${stateOf(from)} ${memoryOf(from)}`
    if (visited.has(position)) continue
    visited.add(position)
    for (const event of eventsOf(from)) {
      const longer = [...path, { from, event, to: follow(from, event) }]
      const transition = `${stateOf(from)} ${typeOf(event)}`
      if (!paths.has(transition)) paths.set(transition, longer)
      queue.push(longer)
    }
  }
  return [...paths.values()]
}

/** All transitions in few paths of limited length. Each path continues while its next transition is not covered yet. */
export function coveringPaths<Position, Event extends NamedEvent>(
  model: PathModel<Position, Event>,
  maxLength: number,
): MachinePath<Position, Event>[] {
  const { start, stateOf, eventsOf, follow } = model
  const covered = new Set<string>()
  const transitionOf = (from: Position, event: Event) => `${stateOf(from)} ${typeOf(event)}`
  return shortestPaths(model)
    .toReversed()
    .flatMap((shortest) => {
      const path: PathStep<Position, Event>[] = []
      const before = covered.size
      const add = (step: PathStep<Position, Event>) => {
        covered.add(transitionOf(step.from, step.event))
        path.push(step)
      }
      const nextStep = () => {
        const from = path.at(-1)?.to ?? start
        const event = eventsOf(from).find((one) => !covered.has(transitionOf(from, one)))
        return event && { from, event, to: follow(from, event) }
      }
      shortest.forEach(add)
      if (covered.size === before) return []
      for (let step = nextStep(); step && path.length < maxLength; step = nextStep()) add(step)
      return [path]
    })
}
