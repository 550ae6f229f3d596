import { shortestWalks, type Walk } from '@portal/portal/testing'
import { type PromptEvent, type PromptState, promptMachine } from './prompt-machine.ts'

interface Place {
  state: PromptState
  /** Then not all contracts can refuse afterwards. */
  hasSwitchedSome: boolean
}

export type PromptWalk = Walk<Place, PromptEvent>

export const states = Object.keys(promptMachine) as PromptState[]
export const eventsOf = (state: PromptState) => Object.keys(promptMachine[state]) as PromptEvent[]

export const effectsOf = ({ from, event }: PromptWalk[number]) =>
  promptMachine[from.state][event]?.effects ?? []

/** For each transition the shortest walk that ends with it. */
export const promptWalks: PromptWalk[] = shortestWalks<Place, PromptEvent>({
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
