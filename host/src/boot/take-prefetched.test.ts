import { afterEach, expect, jest, test } from '@jest/globals'
import { createBus } from '@portal/portal/host'
import { createTakePrefetched } from './take-prefetched.ts'

afterEach(() => void jest.useRealTimers())

function prefetch() {
  const bus = createBus()
  const response = Promise.resolve(Response.json({}))
  return { bus, response, take: createTakePrefetched(new Map([['/api/x', response]]), bus) }
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
