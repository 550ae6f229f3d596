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

// In this order: a policy that has been made once is kept.
afterEach(() => {
  delete page.trustedTypes
})

test('a refused policy is a failure of the promise, as every other one', async () => {
  page.trustedTypes = refusing
  await expect(injectScript('https://tags.example/a.js')).rejects.toThrow(TypeError)
})

test('what cannot be loaded for it has its name, or stays without a word', async () => {
  page.trustedTypes = refusing
  const config = parseAppConfig([
    { name: 'bffPath', value: '/bff' },
    { name: 'cookieConsentDomain', value: '0190-test' },
    { name: 'tagManagerId', value: 'GTM-ABC123' },
  ])
  await expect(createOneTrustConsent(config).inject()).rejects.toThrow('OneTrust script injection failed!')
  expect(() => startTagManager(config)).not.toThrow()
})
