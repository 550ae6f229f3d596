import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../../test/eventually.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { createMetrics, type Metrics } from '../metrics/metrics.ts'

const made: Metrics[] = []
const portal = await sharedTestPortal({
  parts: (database) => {
    const metrics = createMetrics(database)
    made.push(metrics)
    return { metrics }
  },
})
const response = Promise.withResolvers<string>()
portal.app.put('/upload', async () => 'taken')
portal.app.get('/slow', () => response.promise)
await portal.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = portal.app.server.address() as AddressInfo

const logLines = () => portal.logLines.map((line) => JSON.parse(line))
beforeEach(() => {
  portal.logLines.length = 0
})

/** Sends data and hangs up after its arrival. */
async function sendAndHangUp(...lines: string[]) {
  const arrived = once(portal.app.server, 'request')
  const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')))
  await arrived
  socket.destroy()
  return eventually(async () => logLines().find(({ msg, route }) => msg === 'client closed' && route))
}

test('a client that hangs up while sending its body is not a server error', async () => {
  const line = await sendAndHangUp(
    'PUT /upload HTTP/1.1',
    'host: x',
    'content-type: application/json',
    'content-length: 99',
    '',
    '{"birth',
  )
  expect(line).toMatchObject({ status: 499, route: '/upload' })
  expect(logLines().map(({ level }) => level)).not.toContain(50)
})

test('a client that hangs up before its response is logged and counted', async () => {
  const line = await sendAndHangUp('GET /slow HTTP/1.1', 'host: x', '', '')
  expect(line).toMatchObject({ status: 499, route: '/slow', level: 30 })
  response.resolve('late')
  expect(await made[0]?.scrape()).toContain('bff_client_closed_total{method="GET",route="/slow"} 1')
})
