import { expect, test } from '@jest/globals'
import { after, type PromptEffect, type PromptEvent, type PromptState } from './prompt-machine.ts'
import { effectsOf, eventsOf, nameOf, type Path, paths, states } from './prompt-paths-fixture.ts'

const standings: PromptEvent[] = ['nothingOnPaper', 'unasked', 'skippedOnce', 'skippedTwice']
const wishes: PromptEvent[] = ['confirmedOne', 'chosen', 'retried']
const answers: PromptEvent[] = ['allSwitched', 'someRefused', 'allRefused', 'callFailed']
const running = states.filter((state) => eventsOf(state).includes('callFailed'))

const count = <One>(of: readonly One[], kinds: readonly One[]) =>
  of.filter((one) => kinds.includes(one)).length
const eventsIn = (path: Path) => path.map(({ event }) => event)

/** The paths for which something is not so. */
const failing = (isSo: (events: PromptEvent[], effects: PromptEffect[], path: Path) => boolean) =>
  paths.filter((path) => !isSo(eventsIn(path), effectsOf(path), path)).map(nameOf)

test('the paths come to every state', () => {
  expect(new Set(paths.flatMap((path) => path.map(({ from }) => from)))).toEqual(new Set(states))
})

test('on every path the BFF is asked once for each wish, and never without one', () => {
  expect(failing((events, effects) => count(effects, ['switch']) === count(events, wishes))).toEqual([])
})

test('on every path each answer is told once and counted once, as what it is', () => {
  const tells: PromptEffect[] = ['tellSwitched', 'tellPartly', 'tellFailed', 'tellFailedUnseen']
  expect(failing((events, effects) => count(effects, tells) === count(events, answers))).toEqual([])
  expect(
    failing((events, effects) => count(effects, ['countSuccess']) === count(events, ['allSwitched'])),
  ).toEqual([])
  expect(
    failing((events, effects) => count(effects, ['countFailure']) === count(events, answers.slice(1))),
  ).toEqual([])
})

test('on every path a skip is recorded when the customer leaves the offer, and at no other time', () => {
  const isSkip = ({ from, event }: Path[number]) =>
    event === 'skipped' || (event === 'closed' && !running.includes(from))
  expect(
    failing((_, effects, path) => count(effects, ['recordSkip']) === path.filter(isSkip).length),
  ).toEqual([])
  expect(failing((events, effects) => count(effects, ['tellKept']) === count(events, ['skipped']))).toEqual(
    [],
  )
})

test.each(states)('%s leads to an end', (state) => {
  const seen = new Set<PromptState>([state])
  for (const one of seen) for (const event of eventsOf(one)) seen.add(after(one, event).to)
  expect(seen).toContain('done')
})

test.each(running)('in %s neither a second click nor a cookie of another tab changes anything', (state) => {
  for (const event of [...wishes, ...standings, 'confirmedSeveral', 'skipped'] as const)
    expect(after(state, event)).toEqual({ to: state, effects: [] })
})

test('a call that fails leads back to where it was begun', () => {
  const begun = paths.flat().filter(({ effects }) => effects.includes('switch'))
  expect(new Set(begun.map(({ from }) => from))).toEqual(
    new Set(['asking', 'reminding', 'choosing', 'telling']),
  )
  for (const { from, to } of begun) expect(after(to, 'callFailed').to).toBe(from)
})

test.each(['asking', 'reminding', 'choosing'] as const)('what another tab has switched ends %s', (state) => {
  expect(after(state, 'nothingOnPaper')).toEqual({ to: 'done', effects: [] })
})

test.each(['nothingOnPaper', 'skippedTwice'] as const)('with %s nothing opens', (standing) => {
  for (const state of ['resting', 'done'] as const) expect(after(state, standing).to).toBe(state)
})
