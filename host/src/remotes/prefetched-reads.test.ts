import { afterEach, expect, jest, test } from '@jest/globals'
import { createBus } from '@portal/portal/host'
import { createPrefetchedReads } from './prefetched-reads.ts'

afterEach(() => void jest.useRealTimers())

function prefetch() {
  const bus = createBus()
  const response = Promise.resolve(Response.json({}))
  return { bus, response, ...createPrefetchedReads(new Map([['/api/x', response]]), bus) }
}

test('a prefetched response is given once', () => {
  const { take, response } = prefetch()
  expect([take('/api/y'), take('/api/x'), take('/api/x')]).toEqual([undefined, response, undefined])
})

test('a change makes prefetched responses stale', () => {
  const { take, bus } = prefetch()
  bus.publish({ type: 'profile.changed', section: 'permissions' })
  expect(take('/api/x')).toBeUndefined()
})

test('a prefetched response is stale after a minute', () => {
  jest.useFakeTimers()
  const { take } = prefetch()
  jest.advanceTimersByTime(60_000)
  expect(take('/api/x')).toBeUndefined()
})

test('a read is sent ahead again after a minute or a change, not before', () => {
  jest.useFakeTimers()
  const { add, take, bus } = prefetch()
  const send = jest.fn(async () => Response.json({}))
  add('/api/x', send)
  add('/api/y', send)
  add('/api/y', send)
  expect(send).toHaveBeenCalledTimes(1)
  expect(take('/api/y')).toBe(send.mock.results[0]?.value)
  add('/api/y', send)
  expect(send).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(60_000)
  add('/api/y', send)
  bus.publish({ type: 'profile.changed', section: 'permissions' })
  add('/api/y', send)
  expect(send).toHaveBeenCalledTimes(3)
})
