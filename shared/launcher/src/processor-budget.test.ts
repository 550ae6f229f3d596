import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { isWithinBudget } from './processor-budget.ts'
import { root } from './workspace.ts'

const { total } = JSON.parse(readFileSync(join(root, 'shared/launcher/processor-time.json'), 'utf8'))

const run = (user: number, cached = false) => ({
  ...{ folder: 'e2e', task: 'e2e', ok: true, cached, milliseconds: 1, logFile: '' },
  processor: cached ? undefined : { user, system: 0 },
})

test('a whole run may take 15 % more processor time than the recorded one', () => {
  expect(isWithinBudget([run(total * 0.7), run(total * 0.44)])).toBe(true)
  expect(isWithinBudget([run(total * 0.7), run(total * 0.46)])).toBe(false)
})

test('a run with cached steps says nothing about the processor time of the whole', () => {
  expect(isWithinBudget([run(total * 2), run(0, true)])).toBe(true)
})
