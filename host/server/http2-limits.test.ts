import { once } from 'node:events'
import { type ClientHttp2Session, connect, type SessionOptions } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { certificateFolder } from './certificate-fixture.ts'
import { overHttp2 } from './http2-fixture.ts'
import { startPortalForEachTest } from './server-fixture.ts'

let session: ClientHttp2Session
// Before the server, which waits for it.
afterEach(() => session.destroy())

const certificates = certificateFolder()
certificates.create('own')
const ca = certificates.read('own.pem')
const limits = { headersMs: 500, requestMs: 500, idleMs: 2000, checkEveryMs: 20 }
const portal = startPortalForEachTest({ limits }, { tls: { cert: ca, key: certificates.read('own.key') } })

async function connectToPortal(options?: SessionOptions) {
  await portal.app().listen()
  const origin = `https://localhost:${(portal.app().server.address() as AddressInfo).port}`
  session = connect(origin, { ca, ...options })
  session.on('error', () => undefined)
  await once(session, 'remoteSettings')
  return origin
}

const closed = () => once(session, 'close', { signal: AbortSignal.timeout(20_000) })

/** Sends the head and the first byte of a body. */
function openBody() {
  const head = { ':path': '/bff/api/echo', ':method': 'POST', 'content-type': 'application/json' }
  const stream = session.request(head)
  stream.on('error', () => undefined).write('{')
  return stream
}

test('a connection with open bodies is closed, while a request beside them and other connections are served', async () => {
  const origin = await connectToPortal()
  let forwarded = 0
  portal.bff().server.on('request', () => forwarded++)
  const bodies = Array.from({ length: 50 }, () => openBody())
  // A byte from time to time is no progress.
  const drip = setInterval(() => bodies[0]?.writable && bodies[0].write(' '), 50)
  const [beside] = await once(session.request({ ':path': '/' }), 'response')
  const [other] = await overHttp2(origin, ca, [{ headers: { ':path': '/' } }])
  const start = performance.now()
  await closed()
  clearInterval(drip)
  expect([beside[':status'], other?.head[':status']]).toEqual([200, 200])
  expect(performance.now() - start).toBeLessThan(limits.idleMs)
  // Closes after the calls that are on their way to the BFF.
  await portal.app().close()
  expect(forwarded).toBe(0)
})

test('a connection whose client reads no response is closed', async () => {
  await connectToPortal({ settings: { initialWindowSize: 0 } })
  session.request({ ':path': '/' }).on('error', () => undefined)
  await closed()
})

test('a connection has at most 100 requests at once', async () => {
  await connectToPortal()
  expect(session.remoteSettings.maxConcurrentStreams).toBe(100)
})
