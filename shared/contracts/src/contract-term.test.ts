import { expect, test } from '@jest/globals'
import { contractTerm } from './contract-term.ts'

const TODAY = '2026-11-21'

test.each([
  ['2020-01-01', undefined, 'running'],
  ['2026-11-21', undefined, 'running'],
  ['2026-11-22', undefined, 'upcoming'],
  ['2026-12-01', '2027-11-30', 'upcoming'],
  ['2020-01-01', '2026-11-20', 'ended'],
  ['2020-01-01', '2026-11-21', 'ending'],
  ['2020-01-01', '2027-01-01', 'ending'],
  // Given back before it began.
  ['2026-11-01', '2026-10-31', 'ended'],
])('a contract from %s until %s is %s', (termStart, termEnd, term) => {
  expect(contractTerm({ termStart, ...(termEnd && { termEnd }) }, TODAY)).toBe(term)
})

test('the term refers to today by default', () => {
  expect(contractTerm({ termStart: '2020-01-01', termEnd: '2020-12-31' })).toBe('ended')
})
