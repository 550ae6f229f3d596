import { expect, test } from '@jest/globals'
import { geometricMean, median, quantile, ratioOf, rotated } from './statistics.ts'

test('a quantile lies between its neighbours', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([10, 20])).toBe(15)
  expect(quantile([0, 10, 20, 30, 40], 0.95)).toBeCloseTo(38)
  expect(quantile([100, 9], 1)).toBe(100)
})

test('the geometric mean of a ratio and its inverse is 1', () => {
  expect(geometricMean([0.5, 2])).toBeCloseTo(1)
  expect(geometricMean([1, 10, 100])).toBeCloseTo(10)
})

test('a slow round changes the values of both variants and not their ratio', () => {
  expect(ratioOf([100, 1000, 104], [100, 1000, 100])).toEqual({ median: 1, min: 1, max: 1.04 })
})

test('a ratio needs both variants in each round', () => {
  expect(() => ratioOf([1, 2], [1])).toThrow('Each round needs both values')
})

test('each variant is first in one of three rounds', () => {
  const orders = [0, 1, 2, 3].map((round) => rotated(['a', 'b', 'c'], round).join(''))
  expect(orders).toEqual(['abc', 'bca', 'cab', 'abc'])
})
