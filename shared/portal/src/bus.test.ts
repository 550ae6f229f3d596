import { expect, jest, test } from '@jest/globals'
import type { BusEvent, ProfileChanged } from '@portal/contracts'
import { createBus, remoteEvents } from './bus.ts'

test('a late subscriber gets the current tenant immediately', () => {
  const bus = createBus()
  bus.publish({ type: 'tenant.unknown' })
  bus.publish({ type: 'tenant.defined', tenantId: '200' })
  const listener = jest.fn()
  bus.on('tenant.defined', listener)
  expect(listener.mock.calls).toEqual([[{ type: 'tenant.defined', tenantId: '200' }]])
})

test('an event without state is not repeated to late subscribers', () => {
  const bus = createBus()
  bus.publish({ type: 'profile.changed', section: 'personalData' })
  const listener = jest.fn()
  bus.on('profile.changed', listener)
  expect(listener).not.toHaveBeenCalled()
})

test('an unsubscribed listener gets no more events', () => {
  const bus = createBus()
  const listener = jest.fn()
  const undo = bus.on('tenant.unknown', listener)
  undo()
  bus.publish({ type: 'tenant.unknown' })
  expect(listener).not.toHaveBeenCalled()
})

test('after the sign-out the bus does not repeat the tenant', () => {
  const bus = createBus()
  bus.publish({ type: 'tenant.defined', tenantId: '100' })
  bus.publish({ type: 'signed-out' })
  const listener = jest.fn()
  bus.on('tenant.defined', listener)
  expect(listener).not.toHaveBeenCalled()
  expect(bus.tenant).toBeUndefined()
})

test.each([
  [{ type: 'tenant.defined', tenantId: '300' }],
  [{ type: 'tenant.selected' }],
  [{ type: 'profile.changed', section: 'everything' }],
])('%j is not an event and reaches no listener', (event) => {
  const bus = createBus()
  const listener = jest.fn()
  bus.on('tenant.defined', listener)
  bus.on('profile.changed', listener)
  expect(() => bus.publish(event as BusEvent)).toThrow()
  expect(listener).not.toHaveBeenCalled()
})

test('a remote hears every event, and publishes only its own', () => {
  const bus = createBus()
  const events = remoteEvents(bus)
  const listener = jest.fn()
  events.on('profile.changed', listener)
  events.on('signed-out', listener)
  bus.publish({ type: 'tenant.defined', tenantId: '200' })
  expect(events.tenant).toMatchObject({ tenantId: '200' })
  events.publish({ type: 'profile.changed', section: 'personalData' })
  expect(() => events.publish({ type: 'signed-out' } as unknown as ProfileChanged)).toThrow()
  expect(listener.mock.calls).toEqual([[{ type: 'profile.changed', section: 'personalData' }]])
})
