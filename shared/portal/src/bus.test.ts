import { expect, jest, test } from '@jest/globals'
import type { BusEvent } from '@portal/contracts'
import { createBus } from './bus.ts'

test('a late subscriber learns the current tenant at once', () => {
  const bus = createBus()
  bus.publish({ type: 'tenant.unknown' })
  bus.publish({ type: 'tenant.defined', tenantId: '200' })
  const listener = jest.fn()
  bus.on('tenant.defined', listener)
  expect(listener.mock.calls).toEqual([[{ type: 'tenant.defined', tenantId: '200' }]])
})

test('a fact that is no state is not told again to late subscribers', () => {
  const bus = createBus()
  bus.publish({ type: 'profile.changed', section: 'personalData' })
  const listener = jest.fn()
  bus.on('profile.changed', listener)
  expect(listener).not.toHaveBeenCalled()
})

test('who has unsubscribed hears nothing more', () => {
  const bus = createBus()
  const listener = jest.fn()
  const undo = bus.on('tenant.unknown', listener)
  undo()
  bus.publish({ type: 'tenant.unknown' })
  expect(listener).not.toHaveBeenCalled()
})

test('after the sign-out nobody learns whose data was shown', () => {
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
])('%j is no event and reaches nobody', (event) => {
  const bus = createBus()
  const listener = jest.fn()
  bus.on('tenant.defined', listener)
  bus.on('profile.changed', listener)
  expect(() => bus.publish(event as BusEvent)).toThrow()
  expect(listener).not.toHaveBeenCalled()
})
