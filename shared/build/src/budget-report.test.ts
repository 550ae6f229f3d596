import { expect, test } from '@jest/globals'
import { compareWithBudget } from './budget-report.ts'

const sizes = { entry: 7.1, tab: 11 }

test('nothing is said about an app that keeps within its budget', () => {
  expect(compareWithBudget('mfe-x', sizes, { entry: 8, tab: 11 }).complaints).toEqual([])
})

test('a part that has grown is named with its excess', () => {
  const { complaints, rows } = compareWithBudget('mfe-x', sizes, { entry: 8, tab: 10 })
  expect(complaints).toEqual([expect.stringContaining('mfe-x: tab is 1.0 kB over its budget')])
  expect(rows[1]).toMatch(/mfe-x +tab +11\.0 +10\.0 +1\.10/)
})

test('a new app needs a budget', () => {
  expect(compareWithBudget('mfe-new', sizes, {}).complaints).toHaveLength(2)
})

test('each page and dialog needs a budget of its own', () => {
  const { complaints } = compareWithBudget('mfe-x', { ...sizes, '749': 7.6 }, { entry: 8, tab: 11 })
  expect(complaints).toEqual([expect.stringContaining('mfe-x has no budget for 749 (7.6 kB)')])
})

test('a budget for what is not built any more goes', () => {
  const { complaints } = compareWithBudget('mfe-x', sizes, { entry: 8, tab: 11, 'old-dialog': 5 })
  expect(complaints).toEqual(['mfe-x has no old-dialog: take its budget out of mfe-x/remote.ts'])
})

test('no tab is granted more than the limit', () => {
  const { complaints } = compareWithBudget('mfe-x', sizes, { entry: 8, tab: 26 })
  expect(complaints).toEqual(['mfe-x: the budget of a tab is at most 25.6 kB, not 26'])
})
