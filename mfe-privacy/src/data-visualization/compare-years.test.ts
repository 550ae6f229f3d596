import { expect, test } from '@jest/globals'
import { compareYears } from './compare-years.ts'

const year = (number: number, months: number, amount: number) =>
  Array.from({ length: months }, (_, index) => ({
    month: `${number}-${String(index + 1).padStart(2, '0')}`,
    amount,
  }))

test('an unfinished year is compared with the same months of the year before', () => {
  const compared = compareYears([...year(2025, 12, 100), ...year(2026, 10, 90)])
  expect(compared).toMatchObject({
    year: 2026,
    total: 900,
    measured: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    compared: { latest: 900, before: 1000, difference: -100, share: -0.1 },
  })
  expect(compared?.months[10]).toEqual({ month: 11, latest: undefined, before: 100 })
})

test('a single month has no comparison', () => {
  const compared = compareYears([{ month: '2026-10', amount: 42 }])
  expect(compared).toMatchObject({ total: 42, measured: [10] })
  expect(compared?.compared).toBeUndefined()
})

test('a contract from last year is compared over the months with values in both years', () => {
  const lateStart = year(2025, 12, 100).slice(6)
  expect(compareYears([...lateStart, ...year(2026, 8, 110)])?.compared).toEqual({
    months: [7, 8],
    latest: 220,
    before: 200,
    difference: 20,
    share: 0.1,
  })
})

test('in January the latest year is the year that has just ended', () => {
  expect(compareYears(year(2025, 12, 10))).toMatchObject({ year: 2025, total: 120 })
})

test('a year before with a total of 0 gives no share', () => {
  const compared = compareYears([...year(2025, 12, 0), ...year(2026, 12, 5)])
  expect(compared?.compared).toMatchObject({ difference: 60, share: undefined })
})

test('no values give no comparison', () => {
  expect(compareYears([])).toBeUndefined()
})
