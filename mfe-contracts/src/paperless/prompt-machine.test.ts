import { expect, test } from '@jest/globals'
import { type PromptEffect, type PromptEvent, type PromptState, promptMachine } from './prompt-machine.ts'
import { eventsOf, promptWalks, states } from './prompt-walks-fixture.ts'

const standings: PromptEvent[] = ['nothingOnPaper', 'unasked', 'skippedOnce', 'skippedTwice']
const requests: PromptEvent[] = ['confirmedOne', 'chosen', 'retried']
const answers: PromptEvent[] = ['allSwitched', 'someRefused', 'allRefused', 'callFailed']
const running = states.filter((state) => eventsOf(state).includes('callFailed'))

const transitions = states.flatMap((from) =>
  Object.entries(promptMachine[from]).map(([event, { to, effects }]) => ({ from, event, to, effects })),
)

/** The transitions whose number of such effects is not what is expected of their event. */
const wrong = (effects: PromptEffect[], isExpected: (event: PromptEvent, from: PromptState) => boolean) =>
  transitions.filter(
    (one) =>
      one.effects.filter((effect) => effects.includes(effect)).length !==
      Number(isExpected(one.event as PromptEvent, one.from)),
  )

test('a customer can reach every transition', () => {
  const reached = promptWalks.map((walk) => walk.at(-1)).map((step) => `${step?.from.state} ${step?.event}`)
  expect(reached.toSorted()).toEqual(transitions.map(({ from, event }) => `${from} ${event}`).toSorted())
})

test('the BFF gets one call for each request, and none without one', () => {
  expect(wrong(['switch'], (event) => requests.includes(event))).toEqual([])
})

test('each answer is shown once and counted once', () => {
  const shown: PromptEffect[] = [
    'notifySwitched',
    'notifyPartlySwitched',
    'notifyFailed',
    'notifyFailedInBackground',
  ]
  expect(wrong(shown, (event) => answers.includes(event))).toEqual([])
  expect(wrong(['countSuccess'], (event) => event === 'allSwitched')).toEqual([])
  expect(wrong(['countFailure'], (event) => answers.slice(1).includes(event))).toEqual([])
})

test('a skip is recorded when the customer leaves the offer, and at no other time', () => {
  const isSkip = (event: PromptEvent, from: PromptState) =>
    event === 'skipped' || (event === 'closed' && !running.includes(from))
  expect(wrong(['recordSkip'], isSkip)).toEqual([])
  expect(wrong(['notifyUnchanged'], (event) => event === 'skipped')).toEqual([])
})

test.each(states)('%s leads to an end', (state) => {
  const reached = new Set<PromptState>([state])
  for (const one of reached) for (const { to } of Object.values(promptMachine[one])) reached.add(to)
  expect(reached).toContain('done')
})

test.each(running)('in %s a second click and a cookie of another tab change nothing', (state) => {
  for (const event of [...requests, ...standings, 'confirmedSeveral', 'skipped'] as const)
    expect(promptMachine[state][event]).toBeUndefined()
})

test('a call that fails leads back to where it began', () => {
  const begun = transitions.filter(({ effects }) => effects.includes('switch'))
  expect(begun.map(({ from }) => from)).toEqual(['asking', 'reminding', 'choosing', 'showingResults'])
  for (const { from, to } of begun) expect(promptMachine[to].callFailed?.to).toBe(from)
})

test.each(['asking', 'reminding', 'choosing'] as const)('a switch in another tab ends %s', (state) => {
  expect(promptMachine[state].nothingOnPaper).toEqual({ to: 'done', effects: [] })
})

test.each(['nothingOnPaper', 'skippedTwice'] as const)('with %s nothing opens', (standing) => {
  for (const state of ['idle', 'done'] as const) expect(promptMachine[state][standing]).toBeUndefined()
})
