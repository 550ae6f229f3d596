/** Where an event leads from a state, and what is done on the way. */
export interface Transition<State extends string, Effect extends string> {
  to: State
  effects: readonly Effect[]
}

/** What each event does in each state. An event that a state does not list changes nothing there. */
export type StateMachine<State extends string, Event extends string, Effect extends string> = Record<
  State,
  Partial<Record<Event, Transition<State, Effect>>>
>

export const transition = <State extends string, Effect extends string = never>(
  to: State,
  ...effects: Effect[]
): Transition<State, Effect> => ({ to, effects })
