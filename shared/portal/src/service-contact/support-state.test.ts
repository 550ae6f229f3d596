import { expect, test } from '@jest/globals'
import { supportState } from './support-state.ts'

const SUNDAY = 0
const MONDAY = 1
const FRIDAY = 5
const SATURDAY = 6

test.each([
  ['Monday, a moment before eight', '2026-11-16T07:59:59.999+01:00', false, MONDAY, 8, 0],
  ['Monday at eight', '2026-11-16T08:00:00+01:00', true, MONDAY, 18, 0],
  ['Friday, a moment before six', '2026-11-20T17:59:59.999+01:00', true, FRIDAY, 18, 0],
  ['Friday at six', '2026-11-20T18:00:00+01:00', false, SATURDAY, 8, 1],
  ['Saturday, a moment before eight', '2026-11-21T07:59:59+01:00', false, SATURDAY, 8, 0],
  ['Saturday at eight', '2026-11-21T08:00:00+01:00', true, SATURDAY, 14, 0],
  ['Saturday, a moment before two', '2026-11-21T13:59:59+01:00', true, SATURDAY, 14, 0],
  ['Saturday at two', '2026-11-21T14:00:00+01:00', false, MONDAY, 8, 2],
  ['Saturday at midnight', '2026-11-21T23:59:59+01:00', false, MONDAY, 8, 2],
  ['Sunday at noon', '2026-11-22T12:00:00+01:00', false, MONDAY, 8, 1],
  ['Monday at midnight', '2026-11-23T00:00:00+01:00', false, MONDAY, 8, 0],
])('%s', (_, instant, isOpen, weekday, hour, daysAhead) => {
  expect(supportState(new Date(instant))).toEqual({ isOpen, weekday, hour, daysAhead })
})

test('opening hours follow the time zone of Berlin in summer and winter', () => {
  // Clocks go forward on Sunday, 29 March 2026, and back on Sunday, 25 October 2026.
  expect(supportState(new Date('2026-03-27T06:59:59Z')).isOpen).toBe(false)
  expect(supportState(new Date('2026-03-27T07:00:00Z')).isOpen).toBe(true)
  expect(supportState(new Date('2026-03-30T05:59:59Z')).isOpen).toBe(false)
  expect(supportState(new Date('2026-03-30T06:00:00Z')).isOpen).toBe(true)
  expect(supportState(new Date('2026-10-24T11:59:59Z')).isOpen).toBe(true)
  expect(supportState(new Date('2026-10-24T12:00:00Z')).isOpen).toBe(false)
  expect(supportState(new Date('2026-10-26T06:59:59Z')).isOpen).toBe(false)
  expect(supportState(new Date('2026-10-26T07:00:00Z')).isOpen).toBe(true)
})

test('on the Sunday of a clock change the line is closed until Monday', () => {
  for (const instant of ['2026-03-29T00:30:00Z', '2026-03-29T12:00:00Z', '2026-10-25T01:30:00Z']) {
    expect(supportState(new Date(instant))).toEqual({
      isOpen: false,
      weekday: MONDAY,
      hour: 8,
      daysAhead: 1,
    })
  }
  expect(new Date('2026-03-29T00:30:00Z').getUTCDay()).toBe(SUNDAY)
})
