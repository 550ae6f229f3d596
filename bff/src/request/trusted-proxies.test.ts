import { afterEach, expect, test } from '@jest/globals'
import type { InjectOptions } from 'fastify'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'

let portal: TestPortal
afterEach(() => portal.close())

/** The address that limits use for a request with an additional one in `X-Forwarded-For`. */
async function addressSeen(trustedProxies: string[] | undefined, remoteAddress: string): Promise<string> {
  portal = await startTestPortal({ parts: () => ({ trustedProxies }) })
  portal.app.get('/address', async ({ ip }) => ({ ip }))
  const request: InjectOptions = {
    url: '/address',
    remoteAddress,
    headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' },
  }
  return (await portal.app.inject(request)).json().ip
}

test('no X-Forwarded-For is trusted by default', async () => {
  expect(await addressSeen(undefined, '127.0.0.1')).toBe('127.0.0.1')
})

test('a local proxy is trusted for the address that it saw itself', async () => {
  expect(await addressSeen(['loopback'], '127.0.0.1')).toBe('198.51.100.7')
})

test('other proxies are not trusted', async () => {
  expect(await addressSeen(['10.0.0.0/8'], '192.0.2.4')).toBe('192.0.2.4')
})
