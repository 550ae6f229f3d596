import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { createBalancer } from './bff-balancer.ts'
import { bffProxy } from './bff-proxy.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A BFF that responds with its name, hangs, or breaks the connection once it has read the call. */
async function startBff(name: string, behaviour = { is: 'healthy' }) {
  const calls: string[] = []
  const server: Server = createServer((request, response) => {
    if (request.url !== '/health/live') calls.push(`${request.method}`)
    request.resume().on('end', () => {
      if (behaviour.is === 'healthy') response.end(name)
      if (behaviour.is === 'breaking') request.socket.destroy()
    })
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  closing.push(stop)
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, behaviour, calls, stop }
}

async function startProxy(bffs: { url: string }[], checkEveryMs = 60_000): Promise<FastifyInstance> {
  const app = fastify()
  closing.push(() => app.close())
  await app.register(bffProxy, { bffUrls: bffs.map(({ url }) => url), checkEveryMs })
  return app
}

const get = async (app: FastifyInstance) => (await app.inject('/bff/api/x')).body
const post = (app: FastifyInstance) =>
  app.inject({ method: 'POST', url: '/bff/api/x', payload: { pin: '1234' } })

/** The BFFs that respond to the next calls. */
async function nextResponses(app: FastifyInstance): Promise<string[]> {
  return [await get(app), await get(app), await get(app), await get(app)]
}

async function eventually(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await wait(10)
}

test('the BFFs get calls in rotation', async () => {
  const app = await startProxy([await startBff('a'), await startBff('b')])
  expect(await nextResponses(app)).toEqual(['a', 'b', 'a', 'b'])
})

test('a call to a BFF that does not listen goes to another one, a write too', async () => {
  const [a, b] = [await startBff('a'), await startBff('b')]
  const app = await startProxy([a, b])
  b.stop()
  expect([(await post(app)).body, (await post(app)).body]).toEqual(['a', 'a'])
  expect(await nextResponses(app)).toEqual(['a', 'a', 'a', 'a'])
})

test('a sent write is not retried, a read is', async () => {
  const [a, b] = [await startBff('a'), await startBff('b', { is: 'breaking' })]
  const app = await startProxy([b, a])
  expect((await post(app)).statusCode).toBe(503)
  expect([a.calls, b.calls]).toEqual([[], ['POST']])
  await get(app)
  expect(await get(app)).toBe('a')
  expect([a.calls, b.calls]).toEqual([
    ['GET', 'GET'],
    ['POST', 'GET'],
  ])
})

test('a BFF that hangs gets no calls until it is healthy, and its reads go to another one', async () => {
  const [a, b] = [await startBff('a'), await startBff('b', { is: 'hanging' })]
  const app = await startProxy([b, a], 50)
  expect(await get(app)).toBe('a')
  expect(b.calls).toHaveLength(1)
  expect(await nextResponses(app)).toEqual(['a', 'a', 'a', 'a'])

  b.behaviour.is = 'healthy'
  await eventually(async () => (await nextResponses(app)).includes('b'))
})

test('all BFFs are tried when none is healthy', async () => {
  const [a, b] = [await startBff('a', { is: 'breaking' }), await startBff('b', { is: 'breaking' })]
  const app = await startProxy([a, b])
  for (let call = 0; call < 4; call++) expect((await post(app)).statusCode).toBe(503)
  a.behaviour.is = 'healthy'
  b.behaviour.is = 'healthy'
  expect((await post(app)).statusCode).toBe(200)
})

test('the response to a disconnected client does not end the process', async () => {
  const { url } = await startBff('a')
  const balancer = createBalancer([new URL(url)])
  closing.push(balancer.close)
  const { body } = await balancer.request({ origin: url, path: '/', method: 'GET' })
  const closed = new Promise((resolve) => body.once('close', resolve))
  body.destroy()
  await closed
  expect(body.destroyed).toBe(true)
})
