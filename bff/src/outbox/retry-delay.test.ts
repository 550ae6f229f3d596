import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { retryDelay } from './retry-delay.ts'

const attempts = fc.integer({ min: 1, max: 10_000 })
const random = fc.double({ min: 0, max: 1, noNaN: true })

test('the delay grows with each attempt, from a second to a quarter of an hour', () => {
  expect(retryDelay(1, 0)).toBe(1)
  expect(retryDelay(5, 0)).toBe(16)
  fc.assert(
    fc.property(attempts, random, (tries, chance) => {
      const wait = retryDelay(tries, chance)
      expect(wait).toBeGreaterThanOrEqual(0.5)
      expect(wait).toBeLessThanOrEqual(900)
      expect(retryDelay(tries + 1, chance)).toBeGreaterThanOrEqual(wait)
    }),
  )
})

test('messages that failed together are not retried together', () => {
  const waits = Array.from({ length: 50 }, () => retryDelay(8))
  expect(new Set(waits).size).toBeGreaterThan(40)
})
