import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { BusEventSchema } from './bus-events.ts'

test.each([
  { type: 'tenant.defined', tenantId: '200' },
  { type: 'tenant.unknown' },
  { type: 'tenant.third-brand' },
  { type: 'profile.changed', section: 'personalData' },
  { type: 'signed-out' },
])('the bus accepts %j', (event) => {
  expect(v.parse(BusEventSchema, event)).toEqual(event)
})

test.each([
  { type: 'tenant.defined' },
  { type: 'tenant.defined', tenantId: '300' },
  { type: 'tenant.unknown', tenantId: '100' },
  { type: 'profile.changed', section: 'shoeSize' },
  { type: 'profile.changed', section: 'personalData', birthday: '1980-01-01' },
  { type: 'change-profile' },
])('the bus refuses %j', (event) => {
  expect(v.is(BusEventSchema, event)).toBe(false)
})
