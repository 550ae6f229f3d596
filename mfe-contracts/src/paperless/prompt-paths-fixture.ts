import {
  after,
  type PromptEffect,
  type PromptEvent,
  type PromptState,
  transitions,
} from './prompt-machine.ts'

interface Step {
  from: PromptState
  event: PromptEvent
  to: PromptState
  effects: readonly PromptEffect[]
}
export type Path = readonly Step[]

export const states = Object.keys(transitions) as PromptState[]
export const eventsOf = (state: PromptState) => Object.keys(transitions[state]) as PromptEvent[]
export const nameOf = (path: Path) => path.map(({ event }) => event).join(' → ')
const endOf = (path: Path): PromptState => path.at(-1)?.to ?? 'resting'
export const effectsOf = (path: Path) => path.flatMap(({ effects }) => effects)

/** Every way from the start, until it ends or comes to a state for the second time. */
function pathsOn(path: Path): Path[] {
  const from = endOf(path)
  const isBackAgain = from === 'resting' ? path.length > 0 : path.filter(({ to }) => to === from).length > 1
  if (isBackAgain) return [path]
  return eventsOf(from).flatMap((event) => pathsOn([...path, { from, event, ...after(from, event) }]))
}

export const paths = pathsOn([])

const answers: PromptEvent[] = ['someRefused', 'allRefused']

/** Whom some contracts have accepted, they cannot all refuse afterwards. */
function canHappen(path: Path): boolean {
  const refused = path.filter(({ event }) => answers.includes(event)).map(({ event }) => event)
  return (
    !refused.includes('allRefused') ||
    !refused.slice(0, refused.indexOf('allRefused')).includes('someRefused')
  )
}

function shortestOver(from: PromptState, event: PromptEvent): Path {
  const ways = paths.flatMap((path) => {
    const end = path.findIndex((step) => step.from === from && step.event === event)
    const way = path.slice(0, end + 1)
    return end >= 0 && canHappen(way) ? [way] : []
  })
  const [shortest] = ways.toSorted((one, other) => one.length - other.length)
  if (!shortest) throw new Error(`Nothing leads to ${event} in ${from}`)
  return shortest
}

/** For each transition the shortest path that ends with it. */
export const shortestPaths = states.flatMap((from) =>
  eventsOf(from).map((event) => shortestOver(from, event)),
)
