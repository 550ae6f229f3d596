import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { watchConsent } from './consent.ts'
import { clearAnalyticsStorage } from './cookies.ts'
import { createEmbeddedConsent } from './embedded-consent.ts'

const cookieNames = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0])
const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: another tab or a third party sets it like this.
  document.cookie = text
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now() })
})
afterEach(() => {
  for (const name of cookieNames()) setCookie(`${name}=; path=/; max-age=0`)
  jest.useRealTimers()
})

test('yes and no are stored with their instant', () => {
  const consent = createEmbeddedConsent()
  expect(consent.read()).toBeUndefined()
  expect(consent.answeredAt()).toBeUndefined()
  jest.setSystemTime(new Date('2026-11-22T10:00:00.000Z'))
  consent.answer(true)
  expect(consent.answeredAt()).toBe('2026-11-22T10:00:00Z')
  expect(createEmbeddedConsent().read()).toBe(true)
  consent.answer(false)
  expect(createEmbeddedConsent().read()).toBe(false)
})

test('an answer to an earlier version of the question is ignored', () => {
  setCookie('nordtal_consent=1.2026-01-01.yes; path=/')
  expect(createEmbeddedConsent().read()).toBeUndefined()
})

test.each([
  '',
  '1',
  'true',
  '2026-11-27.2026-11-27T10:00:00Z.',
  '2026-11-27.2026-11-27T10:00:00Z.YES',
  'yes.yes.yes',
])('an invalid cookie %s is not a consent', (value) => {
  setCookie(`nordtal_consent=${value}; path=/`)
  expect(createEmbeddedConsent().read()).not.toBe(true)
})

test('an answer in another tab is noticed within 300 ms', () => {
  const consent = createEmbeddedConsent()
  const answers: boolean[] = []
  const stop = watchConsent(consent, (agreed) => answers.push(agreed))
  expect(answers).toEqual([])
  createEmbeddedConsent().answer(true)
  jest.advanceTimersByTime(300)
  createEmbeddedConsent().answer(false)
  jest.advanceTimersByTime(300)
  expect(answers).toEqual([true, false])
  stop()
})

test('only data of analytics is cleared from the browser', () => {
  for (const name of ['_ga', '_ga_ABC', 'ai_user', 'ai_session', 'paperless']) setCookie(`${name}=1; path=/`)
  localStorage.setItem('ai_session', '1')
  sessionStorage.setItem('AI_buffer', '1')
  localStorage.setItem('other', '1')
  clearAnalyticsStorage()
  expect(cookieNames()).toEqual(['paperless'])
  expect(Object.keys(localStorage)).toEqual(['other'])
  expect(Object.keys(sessionStorage)).toEqual([])
})
