import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterEach, expect, test } from '@jest/globals'
import { startBffProcess } from '../test/bff-process.ts'
import { eventually } from '../test/eventually.ts'
import { listen } from '../test/listen.ts'
import { AUDIENCE, startTestProvider } from '../test/test-provider.ts'

/** Windows has no signals. */
const testSignals = process.platform === 'win32' ? test.skip : test

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function startBff(environment: Record<string, string>) {
  const bff = await startBffProcess(environment)
  closing.push(bff.close)
  return bff
}

/** A provider that delays the response with its keys until the test continues. */
async function startSlowProvider() {
  const provider = await startTestProvider()
  const keys = await (await fetch(provider.issuer)).text()
  const server = createServer()
  const { url } = await listen(server)
  closing.push(provider.close, () => new Promise((closed) => server.close(closed)))
  const asked = once(server, 'request').then(([, response]) => response as ServerResponse)
  return { ...provider, asked, keys, jwksUrl: `${url}/` }
}

const isRefused = (url: string) =>
  fetch(url).then(
    () => undefined,
    () => true,
  )

testSignals('a stopping process refuses new calls, answers the running one and exits cleanly', async () => {
  const provider = await startSlowProvider()
  const bff = await startBff({ ISSUER: provider.issuer, AUDIENCE, JWKS_URL: provider.jwksUrl })
  const running = fetch(`${bff.url}/api/userProfile`, {
    headers: { authorization: `Bearer ${await provider.tokenFor('auth0|nobody')}` },
  })
  const keysWanted = await provider.asked

  bff.child.kill('SIGTERM')
  await eventually(() => isRefused(`${bff.url}/health/live`))
  keysWanted.setHeader('Content-Type', 'application/json').end(provider.keys)

  const answer = await running
  // The response needed the database, so it was still open.
  expect(await answer.json()).toMatchObject({ code: 'unknown-customer' })
  expect(await bff.ended).toBe(0)
})

testSignals('a draining process is not ready at once, but accepts calls during the delay', async () => {
  const bff = await startBff({ DRAIN_DELAY_MS: '1500' })
  bff.child.kill('SIGTERM')
  const draining = await eventually(async () => {
    const answer = await fetch(`${bff.url}/health/ready`)
    return answer.status === 503 ? answer.json() : undefined
  })
  expect(draining).toEqual({ status: 'failing', failing: 'draining' })

  bff.child.kill('SIGTERM')
  expect((await fetch(`${bff.url}/api/userProfile`)).status).toBe(401)
  expect((await fetch(`${bff.url}/health/live`)).status).toBe(200)

  expect(await bff.ended).toBe(0)
  expect(await isRefused(`${bff.url}/health/live`)).toBe(true)
})
