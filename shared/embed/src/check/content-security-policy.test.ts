import { expect, test } from '@jest/globals'
import { blockingDirective, type PageRequest, parsePolicies } from './content-security-policy.ts'

const page = new URL('https://solarstadt.example/konto')

const blocks = (text: string, address: string, tag?: Omit<PageRequest, 'kind' | 'url'>) =>
  parsePolicies(text).map(
    (policy) =>
      blockingDirective(policy, { kind: 'script-src-elem', url: new URL(address), ...tag }, page)?.directive,
  )

// Chromium 156 does the same with each, tried without TLS.
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
  ['https://portal.example/remotes/', 'https://portal.example/remotes/a.js', true],
  ['https://portal.example/remotes/', 'https://portal.example/elements/a.js', false],
  ['https://portal.example/a.js', 'https://portal.example/a.js', true],
  ['https://portal.example/a.js', 'https://portal.example/b.js', false],
  ['https://portal.example/a.js', 'https://portal.example/a.js?nordtal-contracts', true],
  ['https://portal.example/%61.js', 'https://portal.example/a.js', true],
  ['https://portal.example/A.js', 'https://portal.example/a.js', false],
  ['HTTPS://PORTAL.example', 'https://portal.example/a.js', true],
  ["'none' https://portal.example", 'https://portal.example/a.js', true],
  ["'unsafe-hashes'", 'https://portal.example/a.js', false],
  ['self', 'https://solarstadt.example/a.js', false],
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

const NONCE = "script-src 'strict-dynamic' 'nonce-abc' 'self' https://portal.example"
const HASH = "script-src 'strict-dynamic' 'sha384-a' 'sha384-b'"

test.each([
  ['a tag without a nonce', NONCE, { isParserInserted: true }, false],
  ['a tag with the nonce', NONCE, { isParserInserted: true, nonce: 'abc' }, true],
  ['a tag with another nonce', NONCE, { isParserInserted: true, nonce: 'ABC' }, false],
  ['what a script adds', NONCE, {}, true],
  ['a keyword in capital letters', NONCE.toUpperCase(), { isParserInserted: true }, false],
  ['the fallback', NONCE.replace('script', 'default'), { isParserInserted: true }, false],
  ['a tag with the hash', HASH, { isParserInserted: true, integrity: 'sha384-a' }, true],
  ['a tag with two hashes', HASH, { isParserInserted: true, integrity: 'sha384-a sha384-b' }, true],
  ['a tag with an unknown hash', HASH, { isParserInserted: true, integrity: 'sha384-a sha384-c' }, false],
  ['a more special directive', `${NONCE}; script-src-elem https:`, { isParserInserted: true }, true],
  ['a nonce alone', "script-src 'nonce-abc'", { isParserInserted: true, nonce: 'abc' }, true],
  ['what a script adds, and a nonce alone', "script-src 'nonce-abc'", {}, false],
])("'strict-dynamic': %s", (_, policy, tag, isAllowed) => {
  expect(blocks(policy, 'https://portal.example/a.js', tag)).toEqual([
    isAllowed ? undefined : expect.stringMatching('-src'),
  ])
})

test("'strict-dynamic' is for scripts alone", () => {
  const url = new URL('https://portal.example/a.css')
  const [policy = new Map()] = parsePolicies("default-src 'strict-dynamic' https://portal.example")
  expect(blockingDirective(policy, { kind: 'style-src-elem', url }, page)).toBeUndefined()
  const [without = new Map()] = parsePolicies("default-src 'strict-dynamic'")
  expect(blockingDirective(without, { kind: 'style-src-elem', url }, page)?.directive).toBe('default-src')
})

test("'self' of a page without TLS holds for the same host with it", () => {
  const [policy = new Map()] = parsePolicies("connect-src 'self'")
  const blocksFrom = (from: string, to: string) =>
    blockingDirective(policy, { kind: 'connect-src', url: new URL(to) }, new URL(from)) !== undefined
  expect(blocksFrom('http://a.example/', 'https://a.example/bff')).toBe(false)
  expect(blocksFrom('https://a.example/', 'http://a.example/bff')).toBe(true)
  expect(blocksFrom('http://a.example:8080/', 'https://a.example/bff')).toBe(true)
})
