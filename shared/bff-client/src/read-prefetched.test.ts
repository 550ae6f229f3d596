import { afterAll, beforeEach, expect, jest, test } from '@jest/globals'
import { PROBLEM_MEDIA_TYPE } from '@portal/contracts'
import { createBffClient } from './bff-client.ts'

const ahead = { contracts: [{ contractId: 'ahead', unit: 'kWh', months: [] }] }
const anew = { contracts: [{ contractId: 'anew', unit: 'kWh', months: [] }] }

const network = jest.spyOn(globalThis, 'fetch')
beforeEach(() => void network.mockReset().mockImplementation(async () => Response.json(anew)))
afterAll(() => network.mockRestore())

/** Reads the data of brand 100 with a client whose page has requested this response ahead. */
function read(response: Promise<Response>) {
  const session = { authorize: async () => ({ authorization: 'Bearer token' }) }
  const client = createBffClient({
    baseUrl: 'https://localhost/bff',
    session,
    takePrefetched: () => response,
  })
  return client.call('getConsumption', { tenantId: '100' })
}

const ofBrand = (tenant: string) => Promise.resolve(Response.json(ahead, { headers: { tenant } }))
const problem = async (status: number, code: string) =>
  new Response(JSON.stringify({ type: 'about:blank', title: '', status, code, requestId: 'r1' }), {
    status,
    headers: { 'content-type': PROBLEM_MEDIA_TYPE },
  })

test('a prefetched response of the shown brand is the result, without a request', async () => {
  expect(await read(ofBrand('100'))).toEqual(ahead)
  expect(network).not.toHaveBeenCalled()
})

test.each([
  ['of another brand', () => ofBrand('200')],
  ['that names no brand', async () => Response.json(ahead)],
  ['with a refused token', () => problem(401, 'unauthenticated')],
  ['without a brand', async () => new Response(null, { status: 204 })],
  ['of a brand that was left', () => problem(404, 'unknown-tenant')],
])('a prefetched response %s is requested again', async (_, response) => {
  expect(await read(response())).toEqual(anew)
  expect(network).toHaveBeenCalledTimes(1)
})

test.each([
  ['a failure of the BFF', () => problem(503, 'unavailable'), 'unavailable'],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['a timeout', () => Promise.reject(new DOMException('', 'TimeoutError')), 'timeout'],
  ['a timeout in Chrome 120', () => Promise.reject(new DOMException('', 'AbortError')), 'timeout'],
])('%s of a prefetched call fails the call, which is not repeated', async (_, response, code) => {
  await expect(read(response())).rejects.toMatchObject({ code })
  expect(network).not.toHaveBeenCalled()
})

test('a write takes no prefetched response', async () => {
  const take = jest.fn(() => ofBrand('100'))
  const session = { authorize: async () => ({}) }
  const client = createBffClient({ baseUrl: 'https://localhost/bff', session, takePrefetched: take })
  network.mockImplementation(async () => Response.json({}))
  await client.call('withdrawEmailReset')
  expect(take).not.toHaveBeenCalled()
})
