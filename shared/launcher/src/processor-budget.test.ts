import { expect, test } from '@jest/globals'
import { compareTimes } from './processor-budget.ts'

const run = (task: string, user: number, cached = false) => ({
  ...{ folder: 'e2e', task, ok: true, cached, milliseconds: 1, logFile: '' },
  processor: cached ? undefined : { user, system: 0 },
})

test('a whole run may take 15 % more processor time than the recorded one', () => {
  expect(compareTimes([run('e2e', 700), run('engines', 440)], 1000)).toMatchObject({ isWithin: true })
  expect(compareTimes([run('e2e', 700), run('engines', 460)], 1000)).toMatchObject({ isWithin: false })
})

test('builds that a later part of the run lists again count once', () => {
  const runs = [run('build', 900), run('build', 0, true), run('e2e', 100)]
  expect(compareTimes(runs, 1000)?.times.steps).toEqual({ build: 900, e2e: 100 })
})

test('a run with a cached step says nothing about the processor time of the whole', () => {
  expect(compareTimes([run('build', 2000), run('e2e', 0, true)], 1000)).toBeUndefined()
})
