import { type MachinePath, shortestPaths } from '@portal/portal/testing'
import { type PromptEvent, type PromptState, promptMachine } from './prompt-machine.ts'

interface Position {
  state: PromptState
  /** Excludes `allRefused` from then on. */
  hasSwitchedSome: boolean
}

export type PromptPath = MachinePath<Position, PromptEvent>

export const states = Object.keys(promptMachine) as PromptState[]
export const eventsOf = (state: PromptState) => Object.keys(promptMachine[state]) as PromptEvent[]

export const effectsOf = ({ from, event }: PromptPath[number]) =>
  promptMachine[from.state][event]?.effects ?? []

/** For each transition the shortest path that ends with it. */
export const promptPaths: PromptPath[] = shortestPaths<Position, PromptEvent>({
  start: { state: 'idle', hasSwitchedSome: false },
  stateOf: ({ state }) => state,
  memoryOf: ({ hasSwitchedSome }) => hasSwitchedSome,
  eventsOf: ({ state, hasSwitchedSome }) =>
    eventsOf(state).filter((event) => !(hasSwitchedSome && event === 'allRefused')),
  follow: ({ state, hasSwitchedSome }, event) => ({
    state: promptMachine[state][event]?.to ?? state,
    hasSwitchedSome: hasSwitchedSome || event === 'someRefused',
  }),
})
