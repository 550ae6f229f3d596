import { afterEach, expect, test } from '@jest/globals'
import { parseAppConfig } from '@portal/contracts'
import { createOneTrustConsent } from './onetrust-consent.ts'

const config = parseAppConfig([
  { name: 'bffPath', value: '/bff' },
  { name: 'cookieConsentDomain', value: '0190-test' },
])
const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the consent manager sets it like this.
  document.cookie = text
}
const script = () => document.head.querySelector('script')

afterEach(() => {
  script()?.remove()
  setCookie('OptanonConsent=; max-age=0')
  setCookie('OptanonAlertBoxClosed=; max-age=0')
})

test('the script is added once, in German, for the configured domain', async () => {
  const consent = createOneTrustConsent(config)
  const both = [consent.inject(), consent.inject()]
  script()?.dispatchEvent(new Event('load'))
  await Promise.all(both)
  expect(document.head.querySelectorAll('script')).toHaveLength(1)
  expect(script()).toHaveAttribute('src', 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js')
  expect(script()).toHaveAttribute('data-domain-script', '0190-test')
  expect(script()).toHaveAttribute('data-language', 'de')
})

test('a script that fails to load rejects, and can be added again', async () => {
  const consent = createOneTrustConsent(config)
  const first = consent.inject()
  script()?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('OneTrust script injection failed!')
  const second = consent.inject()
  script()?.dispatchEvent(new Event('load'))
  await second
})

test.each([
  ['no cookie', undefined, false, undefined],
  ['unconfirmed defaults', 'C0001%3A1%2CC0002%3A1', false, undefined],
  ['a consent', 'C0001%3A1%2CC0002%3A1', true, true],
  ['a refusal', 'C0001%3A1%2CC0002%3A0', true, false],
  ['groups without statistics', 'C0001%3A1', true, false],
])('%s is read as the stored answer', (_, groups, isClosed, answer) => {
  if (groups) setCookie(`OptanonConsent=isGpcEnabled=0&datestamp=x&groups=${groups}`)
  if (isClosed) setCookie('OptanonAlertBoxClosed=2026-11-21T10:00:00.000Z')
  const consent = createOneTrustConsent(config)
  expect(consent.read()).toBe(answer)
  expect(consent.answeredAt()).toBe(isClosed ? '2026-11-21T10:00:00.000Z' : undefined)
})
