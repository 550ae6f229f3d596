import { cpus } from 'node:os'
import { expect, test } from '@jest/globals'
import { compareTimes } from './processor-budget.ts'
import type { TaskRun } from './turbo.ts'

const run = (task: string, user: number, cached = false): TaskRun => ({
  ...{ folder: 'e2e', task, ok: true, cached, milliseconds: 1, logFile: '' },
  processor: cached ? undefined : { user, system: 0 },
})

const processor = `${cpus().length} × ${cpus()[0]?.model}`
const other = { processor: '8 × Slow', total: 9000, steps: {} }
const compare = (...runs: TaskRun[]) => compareTimes(runs, [{ processor, total: 1000, steps: {} }, other])

test('a whole run may take 15 % more processor time than the recorded one of its processor', () => {
  const times = { processor, total: 1140, steps: { e2e: 700, engines: 440 } }
  const compared = compare(run('e2e', 700), run('engines', 440))
  expect(compared).toEqual({ times, most: 1150, isWithin: true, records: [other, times] })
  expect(compare(run('e2e', 700), run('engines', 460))).toMatchObject({ isWithin: false })
})

test('a processor without a record has no limit, and gets one', () => {
  const compared = compareTimes([run('e2e', 9700)], [other])
  expect(compared).toMatchObject({ isWithin: true, records: [other, { processor, total: 9700 }] })
})

test('builds that a later part of the run lists again count once', () => {
  const runs = [run('build', 900), run('build', 0, true), run('e2e', 100)]
  expect(compare(...runs)?.times.steps).toEqual({ build: 900, e2e: 100 })
})

test('a run with a cached step says nothing about the processor time of the whole', () => {
  expect(compare(run('build', 2000), run('e2e', 0, true))).toBeUndefined()
})
