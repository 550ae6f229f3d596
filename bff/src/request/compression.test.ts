import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { type CallName, calls } from '@portal/contracts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { compressionOf } from './compression.ts'

const portal = await sharedTestPortal()
const headers = { 'accept-encoding': 'gzip, deflate, br' }

test('a customer profile is compressed', async () => {
  const plain = await portal.call('getCustomerProfile', { as: 'Jo' })
  const compressed = await portal.call('getCustomerProfile', { as: 'Jo', headers })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(JSON.parse(String(brotliDecompressSync(compressed.rawPayload)))).toEqual(plain.json())
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
})

test.each([
  ['a small response', 'getDeletionStatus'],
  ['a streamed export', 'getMyData'],
  ['a PDF', 'getPermissionsReceiptPdf'],
] as const)('%s is not compressed', async (_, name) => {
  const response = await portal.call(name, { as: 'Anna', headers })
  expect(response.statusCode).toBe(200)
  expect(response.headers).not.toHaveProperty('content-encoding')
})

test('no response with a secret and no response to a write or a public call is compressed', () => {
  const names = (Object.keys(calls) as CallName[]).filter(compressionOf)
  expect(names.filter((name) => calls[name].method !== 'GET' || 'public' in calls[name])).toEqual([])
  expect(names).toContain('getCustomerProfile')
  expect(names).not.toContain('getPhonePin')
})
