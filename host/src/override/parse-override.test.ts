import { expect, test } from '@jest/globals'
import { parseOverride } from './parse-override.ts'

test.each(['http://localhost:4301', 'http://localhost:4301/', 'https://dev.example'])(
  'an override names a remote and the origin %s',
  (address) => {
    const origin = address.replace(/\/$/, '')
    expect(parseOverride(`mfe-personal-data@${address}`)).toEqual({ remote: 'mfe-personal-data', origin })
  },
)

test('an override names a manifest', () => {
  const manifest = 'http://localhost:4301/dev/mf-manifest.json'
  expect(parseOverride(`mfe-contracts@${manifest}`)).toEqual({
    remote: 'mfe-contracts',
    origin: 'http://localhost:4301',
    manifest,
  })
})

test('an override names a remote and a release', () => {
  const release = '0123456789abcdef'
  expect(parseOverride(`mfe-contracts@${release}`)).toEqual({ remote: 'mfe-contracts', release })
})

test.each([
  'mfe-contracts',
  'mfe-contracts@0123',
  'mfe-contracts@../../0123456789abcdef',
  'mfe-contracts@localhost:4301',
  'mfe-contracts@http://localhost:4301/remotes',
  'mfe-contracts@http://localhost:4301@evil.example',
  'mfe-contracts@javascript:alert(1)',
  'host@http://localhost:4301',
  '__proto__@http://localhost:4301',
  'mfe-contracts@http://localhost:99999',
])('%s is no override', (text) => expect(parseOverride(text)).toBeUndefined())
