import { afterEach, beforeEach, expect, test } from '@jest/globals'
import * as v from './valibot.ts'

// What old libraries add for `for … in` to find.
beforeEach(() => {
  Object.assign(Object.prototype, { extend: () => undefined, name: 'Object' })
})
afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'extend')
  Reflect.deleteProperty(Object.prototype, 'name')
})

const entries = { zip: v.string(), town: v.optional(v.string()) }
const kinds = [
  { kind: 'object', schema: v.object(entries) },
  { kind: 'looseObject', schema: v.looseObject(entries) },
  { kind: 'strictObject', schema: v.strictObject(entries) },
  { kind: 'a nested strictObject', schema: v.pipe(v.strictObject(entries), v.strictObject(entries)) },
]

for (const { kind, schema } of kinds)
  test(`a page's additions to Object.prototype are no keys of ${kind}`, () => {
    const { success, output } = v.safeParse(schema, JSON.parse('{ "zip": "31785" }'))
    expect(success && JSON.stringify(output)).toBe('{"zip":"31785"}')
    expect(v.is(schema, { town: 'Hameln' })).toBe(false)
    expect(v.is(schema, null)).toBe(false)
  })

test('a strict object still refuses a key that is not in its entries', () => {
  const { issues } = v.safeParse(v.strictObject(entries), { zip: '31785', land: 'DE' })
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['land'])
})
