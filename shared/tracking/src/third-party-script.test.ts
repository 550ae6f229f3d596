import { afterEach, expect, test } from '@jest/globals'
import { parseAppConfig } from '@portal/contracts'
import { createOneTrustConsent } from './onetrust-consent.ts'
import { startTagManager } from './tag-manager.ts'
import { injectScript } from './third-party-script.ts'

const page = window as { trustedTypes?: unknown }
const refusing = {
  createPolicy() {
    throw new TypeError('Policy disallowed by Content-Security-Policy')
  },
}

// The order of the tests matters, because a created policy is cached.
afterEach(() => {
  delete page.trustedTypes
})

test('a refused policy rejects the promise', async () => {
  page.trustedTypes = refusing
  await expect(injectScript('https://tags.example/a.js')).rejects.toThrow(TypeError)
})

test('a refused policy fails the consent manager and is ignored by the tag manager', async () => {
  page.trustedTypes = refusing
  const config = parseAppConfig([
    { name: 'bffPath', value: '/bff' },
    { name: 'cookieConsentDomain', value: '0190-test' },
    { name: 'tagManagerId', value: 'GTM-ABC123' },
  ])
  await expect(createOneTrustConsent(config).inject()).rejects.toThrow('OneTrust script injection failed!')
  expect(() => startTagManager(config)).not.toThrow()
})
