import { expect, jest, test } from '@jest/globals'
import { createMemoryRouter } from 'react-router'
import { waitForFirstPage } from './first-render.ts'

const never = () => new Promise<void>(() => undefined)

/** Whether the first render may start, now and after a number of milliseconds. */
async function waitAt(path: string, data?: Promise<void>) {
  const router = createMemoryRouter(
    [
      { path: '/loaded', handle: async () => undefined },
      { path: '/late', handle: never },
      { path: '/plain' },
    ],
    { initialEntries: [path] },
  )
  let isDone = false
  const waiting = waitForFirstPage(router, data).then(() => {
    isDone = true
  })
  return { waiting, isDone: () => isDone }
}

test.each([
  ['/loaded', undefined],
  ['/plain', Promise.resolve()],
])('the first render of %s starts once its code and data are there', async (path, data) => {
  jest.useFakeTimers()
  const { waiting } = await waitAt(path, data)
  await waiting
  jest.useRealTimers()
})

test.each([
  ['code', '/late', undefined],
  ['data', '/plain', never()],
])('the first render waits 100 ms for late %s', async (_, path, data) => {
  jest.useFakeTimers()
  const { isDone } = await waitAt(path, data)
  await jest.advanceTimersByTimeAsync(99)
  expect(isDone()).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(isDone()).toBe(true)
  jest.useRealTimers()
})
