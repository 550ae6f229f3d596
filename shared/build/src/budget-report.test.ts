import { expect, test } from '@jest/globals'
import { compareWithBudget } from './budget-report.ts'

const sizes = { entry: 7.1, tab: 11 }

test('an app within its budget has no problems', () => {
  expect(compareWithBudget('mfe-x', sizes, { entry: 8, tab: 11 }).problems).toEqual([])
})

test('a part over its budget is reported with its excess', () => {
  const { problems, rows } = compareWithBudget('mfe-x', sizes, { entry: 8, tab: 10 })
  expect(problems).toEqual([expect.stringContaining('mfe-x: tab is 1.0 kB over its budget')])
  expect(rows[1]).toMatch(/mfe-x +tab +11\.0 +10\.0 +1\.10/)
})

test('a new app needs a budget', () => {
  expect(compareWithBudget('mfe-new', sizes, {}).problems).toHaveLength(2)
})

test('each page and dialog needs its own budget', () => {
  const { problems } = compareWithBudget('mfe-x', { ...sizes, '749': 7.6 }, { entry: 8, tab: 11 })
  expect(problems).toEqual([expect.stringContaining('mfe-x has no budget for 749 (7.6 kB)')])
})

test('a budget of a removed part is reported', () => {
  const { problems } = compareWithBudget('mfe-x', sizes, { entry: 8, tab: 11, 'old-dialog': 5 })
  expect(problems).toEqual(['mfe-x has no old-dialog: take its budget out of mfe-x/remote.ts'])
})

test('the budget of a tab cannot exceed the limit', () => {
  const { problems } = compareWithBudget('mfe-x', sizes, { entry: 8, tab: 12 })
  expect(problems).toEqual(['mfe-x: the budget of a tab is at most 11 kB, not 12'])
})
