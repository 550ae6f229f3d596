import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { parseAppConfig } from '@portal/contracts'
import type { CookieAnswer } from '@portal/portal'
import { createMemoryRouter } from 'react-router'
import { trackingService } from './tracking-service.ts'

const config = parseAppConfig([
  { name: 'bffPath', value: '/bff' },
  { name: 'tagManagerId', value: 'GTM-TEST1' },
  { name: 'trackAutomatedRunner', value: 'true' },
])

/** Stores an answer, as this tab or another one does. */
function storeAnswer(value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as another tab does.
  document.cookie = `nordtal_consent=${value}; path=/`
}

function watch() {
  const router = createMemoryRouter([{ path: '*', element: null }])
  const page = { config, router, remotes: {}, notify: () => undefined, lastUsedApplication: () => undefined }
  const received: CookieAnswer[] = []
  const stop = trackingService(page).watchAnswer((answer) => received.push(answer))
  return { received, stop }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  storeAnswer('; max-age=0')
  jest.useRealTimers()
})

test('a watcher gets the missing answer immediately and every later answer', () => {
  const { received, stop } = watch()
  expect(received).toEqual([{ isNeeded: true, agreed: null, answeredAt: null }])
  storeAnswer('2026-11-27.2026-11-28T10:00:00Z.yes')
  jest.advanceTimersByTime(300)
  expect(received.at(-1)).toEqual({ isNeeded: true, agreed: true, answeredAt: '2026-11-28T10:00:00Z' })
  storeAnswer('2026-11-27.2026-11-29T10:00:00Z.no')
  jest.advanceTimersByTime(300)
  expect(received.at(-1)).toEqual({ isNeeded: true, agreed: false, answeredAt: '2026-11-29T10:00:00Z' })
  stop()
  storeAnswer('2026-11-27.2026-11-29T10:00:00Z.yes')
  jest.advanceTimersByTime(300)
  expect(received).toHaveLength(3)
})

test('an invalid date of an answer is left out', () => {
  storeAnswer('2026-11-27.gestern.yes')
  const { received, stop } = watch()
  expect(received.at(-1)).toEqual({ isNeeded: true, agreed: true, answeredAt: null })
  stop()
})
