import { expect, test } from '@jest/globals'
import { blockingDirective, parsePolicies } from './content-security-policy.ts'

const page = new URL('https://solarstadt.example/konto')

const blocks = (text: string, address: string) =>
  parsePolicies(text).map((policy) => blockingDirective(policy, 'script-src-elem', new URL(address), page))

test.each([
  ['https://portal.example', 'https://portal.example/a.js', true],
  ['portal.example', 'https://portal.example/a.js', true],
  ['http://portal.example', 'https://portal.example/a.js', true],
  ['https://portal.example', 'http://portal.example/a.js', false],
  ['http://portal.example:80', 'https://portal.example/a.js', true],
  ['https://portal.example:444', 'https://portal.example/a.js', false],
  ['https://portal.example:*', 'https://portal.example:8443/a.js', true],
  ['*.example', 'https://portal.example/a.js', true],
  ['*.portal.example', 'https://portal.example/a.js', false],
  ['https:', 'https://portal.example/a.js', true],
  ['*', 'https://portal.example/a.js', true],
  ['*', 'data:,', false],
  ['data:', 'data:,', true],
  ["'self'", 'https://solarstadt.example/a.js', true],
  ["'self'", 'https://portal.example/a.js', false],
  ["'none'", 'https://portal.example/a.js', false],
  ['', 'https://portal.example/a.js', false],
  ["'unsafe-inline' 'nonce-abc'", 'https://portal.example/a.js', false],
  ["'strict-dynamic' 'nonce-abc'", 'https://portal.example/a.js', true],
  ['https://portal.example/remotes/', 'https://portal.example/remotes/a.js', true],
  ['https://portal.example/remotes/', 'https://portal.example/elements/a.js', false],
  ['https://portal.example/a.js', 'https://portal.example/a.js', true],
  ['https://portal.example/a.js', 'https://portal.example/b.js', false],
])('script-src %s and %s', (sources, address, isAllowed) => {
  expect(blocks(`script-src ${sources}`, address)).toEqual([isAllowed ? undefined : 'script-src'])
})

test('the most special directive of a policy holds, the first of two, and every policy', () => {
  const address = 'https://portal.example/a.js'
  expect(blocks("default-src 'none'; script-src https:", address)).toEqual([undefined])
  expect(blocks("script-src https:; SCRIPT-SRC-ELEM 'none'", address)).toEqual(['script-src-elem'])
  expect(blocks("script-src https:; script-src 'none'", address)).toEqual([undefined])
  expect(blocks("default-src https:, default-src 'self'", address)).toEqual([undefined, 'default-src'])
  expect(blocks("img-src 'none'", address)).toEqual([undefined])
})
