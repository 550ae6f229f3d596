import { expect, test } from '@jest/globals'
import { type PromptEffect, type PromptEvent, type PromptState, promptMachine } from './prompt-machine.ts'
import { eventsOf, promptPaths, states } from './prompt-paths-fixture.ts'

const standings: PromptEvent[] = ['nothingOnPaper', 'unasked', 'skippedOnce', 'skippedTwice']
const requests: PromptEvent[] = ['confirmedOne', 'chosen', 'retried']
const responses: PromptEvent[] = ['allSwitched', 'someRefused', 'allRefused', 'callFailed']
const running = states.filter((state) => eventsOf(state).includes('callFailed'))

const transitions = states.flatMap((from) =>
  Object.entries(promptMachine[from]).map(([event, { to, effects }]) => ({ from, event, to, effects })),
)

/** The transitions that have these effects but should not, or the reverse. */
const wrong = (effects: PromptEffect[], isExpected: (event: PromptEvent, from: PromptState) => boolean) =>
  transitions.filter(
    (one) =>
      one.effects.filter((effect) => effects.includes(effect)).length !==
      Number(isExpected(one.event as PromptEvent, one.from)),
  )

test('the paths reach every transition', () => {
  const reached = promptPaths.map((path) => path.at(-1)).map((step) => `${step?.from.state} ${step?.event}`)
  expect(reached.toSorted()).toEqual(transitions.map(({ from, event }) => `${from} ${event}`).toSorted())
})

test('each request sends one call to the BFF, and no other event sends one', () => {
  expect(wrong(['switch'], (event) => requests.includes(event))).toEqual([])
})

test('each response shows one toast and is tracked once', () => {
  const shown: PromptEffect[] = ['notifySwitched', 'notifyPartlySwitched', 'notifyFailed']
  expect(wrong(shown, (event) => responses.includes(event))).toEqual([])
  expect(wrong(['countSuccess'], (event) => event === 'allSwitched')).toEqual([])
  expect(wrong(['countFailure'], (event) => responses.slice(1).includes(event))).toEqual([])
})

test('only leaving the question records a skip', () => {
  expect(wrong(['recordSkip'], (event) => event === 'skipped' || event === 'closed')).toEqual([])
  expect(wrong(['notifyUnchanged'], (event) => event === 'skipped')).toEqual([])
})

test.each(states)('from %s the prompt can end', (state) => {
  const reached = new Set<PromptState>([state])
  for (const one of reached) for (const { to } of Object.values(promptMachine[one])) reached.add(to)
  expect(reached).toContain('done')
})

test.each(running)('%s ignores a second click and a cookie of another tab', (state) => {
  for (const event of [...requests, ...standings, 'confirmedSeveral', 'skipped', 'closed'] as const)
    expect(promptMachine[state][event]).toBeUndefined()
})

test('a failed call returns to the state before it', () => {
  const begun = transitions.filter(({ effects }) => effects.includes('switch'))
  expect(begun.map(({ from }) => from)).toEqual(['asking', 'reminding', 'choosing', 'showingResults'])
  for (const { from, to } of begun) expect(promptMachine[to].callFailed?.to).toBe(from)
})

test.each(['asking', 'reminding', 'choosing'] as const)('a switch in another tab ends %s', (state) => {
  expect(promptMachine[state].nothingOnPaper).toEqual({ to: 'done', effects: [] })
})

test.each(['nothingOnPaper', 'skippedTwice'] as const)('with %s the prompt stays closed', (standing) => {
  for (const state of ['idle', 'done'] as const) expect(promptMachine[state][standing]).toBeUndefined()
})
