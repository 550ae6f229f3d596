import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal({
  parts: () => ({ timeLimits: { headersMs: 200, requestMs: 1000, checkEveryMs: 20 } }),
})
await portal.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = portal.app.server.address() as AddressInfo

/** Sends data and leaves the connection open. @returns the response and the waiting time */
async function sendAndStall(request: string) {
  const socket: Socket = connect(port, '127.0.0.1')
  let response = ''
  socket.setEncoding('utf8').on('data', (data) => {
    response += data
  })
  const start = performance.now()
  socket.write(request)
  await once(socket, 'close')
  return { response, ms: performance.now() - start }
}

const HEAD = 'PUT /api/personalData/birthdate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
const WITHOUT_BODY = `${HEAD}content-length: 100\r\n\r\n{"birth`

test('a request with a missing body ends at its timeout', async () => {
  const { response, ms } = await sendAndStall(WITHOUT_BODY)
  expect(response).toContain('HTTP/1.1 408 ')
  expect(ms).toBeGreaterThan(950)
})

test('a request with a missing head ends at the shorter timeout', async () => {
  const [{ response, ms }, withHead] = await Promise.all([sendAndStall(HEAD), sendAndStall(WITHOUT_BODY)])
  expect(response).toContain('HTTP/1.1 408 ')
  expect(ms).toBeLessThan(withHead.ms)
})

test('a connection that is opened ahead ends without a response, which a browser would take for that of its first request', async () => {
  const { response } = await sendAndStall('')
  expect(response).toBe('')
})

test.each([
  ['no request', 'nonsense\r\n\r\n', 400],
  ['an unknown expectation', `${HEAD}content-length: 0\r\nexpect: cake\r\n\r\n`, 417],
  ['an endless header', `${HEAD}x: ${'y'.repeat(100_000)}\r\n\r\n`, 431],
])('%s is a problem with the headers of every response', async (_, request, status) => {
  const { response } = await sendAndStall(request)
  const [head = '', body = ''] = response.split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status} `)
  for (const header of [
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Cross-Origin-Resource-Policy: same-origin',
    'Content-Type: application/problem+json',
  ]) {
    expect(head).toContain(header)
  }
  expect(JSON.parse(body)).toMatchObject({ status, code: 'invalid-request' })
})
