import { expect, test } from '@jest/globals'
import { toJson } from './to-json.ts'

const body = {
  items: [{ id: '1', days: [1, 2] }, null],
  name: undefined,
  from: new Date('2026-11-28T00:00:00Z'),
}

test('a value becomes the JSON of the platform', () => {
  expect(toJson(body)).toBe(JSON.stringify(body))
  expect(toJson([body], 2)).toBe(JSON.stringify([body], null, 2))
})

test('toJSON of a library of the page on arrays and objects changes nothing', () => {
  const expected = JSON.stringify(body)
  const prototypes = [Array.prototype, Object.prototype]
  // As Prototype 1.6 does.
  const added = { toJSON: () => '[changed]' }
  for (const prototype of prototypes) Object.assign(prototype, added)
  const found = toJson(body)
  for (const prototype of prototypes) Reflect.deleteProperty(prototype, 'toJSON')
  expect(found).toBe(expected)
})
