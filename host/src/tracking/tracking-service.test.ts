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

/** As the consent is kept, by this tab or another one. */
function keepAnswer(value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: what another tab would do.
  document.cookie = `nordtal_consent=${value}; path=/`
}

function watch() {
  const router = createMemoryRouter([{ path: '*', element: null }])
  const page = { config, router, remotes: {}, notify: () => undefined, lastUsedApplication: () => undefined }
  const heard: CookieAnswer[] = []
  const stop = trackingService(page).watchAnswer((answer) => heard.push(answer))
  return { heard, stop }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  keepAnswer('; max-age=0')
  jest.useRealTimers()
})

test('who shows the answer is told at once that there is none, and of each one that comes', () => {
  const { heard, stop } = watch()
  expect(heard).toEqual([{ isNeeded: true, agreed: null, answeredAt: null }])
  keepAnswer('1.2026-11-21.yes')
  jest.advanceTimersByTime(300)
  expect(heard.at(-1)).toEqual({ isNeeded: true, agreed: true, answeredAt: '2026-11-21' })
  keepAnswer('1.2026-11-22.no')
  jest.advanceTimersByTime(300)
  expect(heard.at(-1)).toEqual({ isNeeded: true, agreed: false, answeredAt: '2026-11-22' })
  stop()
  keepAnswer('1.2026-11-22.yes')
  jest.advanceTimersByTime(300)
  expect(heard).toHaveLength(3)
})

test('a day that is none is not told', () => {
  keepAnswer('1.gestern.yes')
  const { heard, stop } = watch()
  expect(heard.at(-1)).toEqual({ isNeeded: true, agreed: true, answeredAt: null })
  stop()
})
