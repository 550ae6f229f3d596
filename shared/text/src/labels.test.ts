import { expect, test } from '@jest/globals'
import { german } from './formatter.ts'

const changed = (at: string | null, now: string) => german.lastChangedLabel(at, new Date(now))

test('a value without a change has its own label', () => {
  expect(changed(null, '2026-11-03T12:00:00Z')).toBe('Noch nie geändert')
})

test.each([
  ['of today', '2026-11-03T08:00:00Z', 'heute'],
  ['by a server clock that is ahead', '2026-11-04T08:00:00Z', 'heute'],
  ['of yesterday', '2026-11-02T08:00:00Z', 'gestern'],
  ['of the day before yesterday', '2026-11-01T23:30:00+01:00', 'vorgestern'],
  ['three days ago', '2026-10-31T08:00:00Z', '31.10.2026'],
  ['a year ago', '2025-11-03T08:00:00Z', '03.11.2025'],
])('a change %s is shown by its day', (_, at, shown) => {
  expect(changed(at, '2026-11-03T20:00:00Z')).toBe(`Zuletzt geändert: ${shown}`)
})

test('two minutes across midnight in Berlin count as one day', () => {
  expect(changed('2026-07-01T21:59:00Z', '2026-07-01T22:01:00Z')).toMatch('gestern')
  expect(changed('2026-07-01T22:01:00Z', '2026-07-02T21:59:00Z')).toMatch('heute')
})

test('days of 23 and 25 hours count as one day', () => {
  // 29 March 2026 is short, 25 October 2026 is long.
  expect(changed('2026-03-28T22:59:00Z', '2026-03-29T22:01:00Z')).toMatch('vorgestern')
  expect(changed('2026-03-28T23:00:00Z', '2026-03-29T21:59:00Z')).toMatch('heute')
  expect(changed('2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z')).toMatch('heute')
  expect(changed('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')).toMatch('gestern')
})

test('the turn of the year and a leap day count as days', () => {
  expect(changed('2026-12-31T12:00:00Z', '2027-01-01T12:00:00Z')).toMatch('gestern')
  expect(changed('2028-02-28T12:00:00Z', '2028-03-01T12:00:00Z')).toMatch('vorgestern')
})

test('the hint counts further entries, and is undefined without any', () => {
  expect(german.moreHint({ count: 0, changedAt: '2026-11-02T08:00:00Z' })).toBeUndefined()
  expect(german.moreHint({ count: 1 })).toBe('und 1 weiterer Eintrag')
  expect(german.moreHint({ count: 1040, changedAt: null })).toBe('und 1.040 weitere Einträge')
})

test('the hint shows the last change of the further entries', () => {
  const now = new Date('2026-11-03T20:00:00Z')
  expect(german.moreHint({ count: 1, changedAt: '2026-11-02T08:00:00Z' }, now)).toBe(
    'und 1 weiterer Eintrag, zuletzt geändert: gestern',
  )
  expect(german.moreHint({ count: 2, changedAt: '2021-02-03T08:00:00Z' }, now)).toBe(
    'und 2 weitere Einträge, zuletzt geändert: 03.02.2021',
  )
})
