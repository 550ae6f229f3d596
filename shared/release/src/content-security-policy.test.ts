import { expect, test } from '@jest/globals'
import { parseAppConfig } from '@portal/contracts'
import { contentSecurityPolicy } from './content-security-policy.ts'

function directivesWith(entries: Record<string, string>): Record<string, string> {
  const file = Object.entries({ bffPath: '/bff', ...entries }).map(([name, value]) => ({ name, value }))
  const policy = contentSecurityPolicy(parseAppConfig(file), { scripts: [] })
  return Object.fromEntries(policy.split('; ').map((text) => text.split(/ (.*)/).slice(0, 2)))
}

const monitoringConnectionString =
  'InstrumentationKey=00000000-0000-4000-8000-000000000001;IngestionEndpoint=https://west.monitor.example/;LiveEndpoint=https://live.monitor.example/'

test('a config without third parties allows no other origins and no script URLs', () => {
  expect(directivesWith({})).toMatchObject({
    'script-src': "'self'",
    'connect-src': "'self'",
    'img-src': "'self' data:",
    'frame-src': "'none'",
    'trusted-types': "'none'",
    'require-trusted-types-for': "'script'",
  })
})

test('origins of overrides may serve scripts, styles, pictures and the registry, and nothing else', () => {
  const origins = 'http://localhost:4301 https://dev.example'
  const policy = directivesWith({ overrideOrigins: origins.replace(' ', ',') })
  const allowed = Object.entries(policy).filter(([, sources]) => sources?.includes(origins))
  expect(allowed.map(([directive]) => directive)).toEqual([
    'script-src',
    'style-src',
    'img-src',
    'font-src',
    'connect-src',
  ])
})

test('a tag manager adds its origins and the policy for script URLs', () => {
  expect(directivesWith({ tagManagerId: 'GTM-TEST' })).toMatchObject({
    'script-src': "'self' https://www.googletagmanager.com",
    'connect-src':
      "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
    'img-src':
      "'self' data: https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
    'trusted-types': 'portal-scripts',
  })
})

test('a consent domain adds the origins of its service', () => {
  const policy = directivesWith({ cookieConsentDomain: '0190-test' })
  expect(policy['script-src']).toBe("'self' https://cdn.cookielaw.org")
  expect(policy['connect-src']).toContain('https://cdn.cookielaw.org')
  expect(policy['trusted-types']).toBe('portal-scripts')
})

test('monitoring adds the origin of its connection string, and no script', () => {
  expect(directivesWith({ monitoringConnectionString })).toMatchObject({
    'script-src': "'self'",
    'connect-src': "'self' https://west.monitor.example",
    'trusted-types': "'none'",
  })
})

test('configured script URLs replace the default origins', () => {
  const policy = directivesWith({
    tagManagerId: 'GTM-TEST',
    tagManagerScriptUrl: 'https://tags.nordtal-energie.example/gtm.js',
    cookieConsentDomain: '0190-test',
    cookieConsentScriptUrl: 'https://consent.nordtal-energie.example/stub.js',
  })
  const both = 'https://consent.nordtal-energie.example https://tags.nordtal-energie.example'
  expect(policy).toMatchObject({ 'script-src': `'self' ${both}`, 'connect-src': `'self' ${both}` })
})

test('no configuration adds an unsafe source', () => {
  const all = { tagManagerId: 'GTM-TEST', cookieConsentDomain: '0190-test', monitoringConnectionString }
  expect(Object.values(directivesWith(all)).join()).not.toContain('unsafe')
})

test('a portal with overrides lets their servers add styles and tell of changes', () => {
  const policy = directivesWith({ overrideOrigins: 'http://localhost:5173' })
  expect(policy['style-src']).toContain("'nonce-override' http://localhost:5173")
  expect(policy['connect-src']).toContain('http://localhost:5173 ws://localhost:5173')
  expect(directivesWith({})['style-src']).not.toContain('nonce')
})
