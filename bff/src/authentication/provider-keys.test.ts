import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { listen } from '../../test/listen.ts'
import { createLogger } from '../logger.ts'
import { createVerifyToken, type VerifyToken } from './verify-token.ts'

const MINUTE = 60_000
const AUDIENCE = 'urn:nordtal:bff'

const createKey = async (kid: string) => ({ kid, ...(await generateKeyPair('RS256')) })
type Key = Awaited<ReturnType<typeof createKey>>
const [old, next] = await Promise.all([createKey('old'), createKey('next')])

async function startProvider() {
  const provider = { isUnavailable: false, keys: [old], fetches: 0 }
  const server = createServer(async (_request, response) => {
    provider.fetches++
    if (provider.isUnavailable) return response.writeHead(503).end()
    const keys = await Promise.all(
      provider.keys.map(async ({ kid, publicKey }) => ({
        ...(await exportJWK(publicKey)),
        kid,
        alg: 'RS256',
      })),
    )
    return response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys }))
  })
  const issuer = `${(await listen(server)).url}/`
  return { provider, issuer, close: () => server.close() }
}

let running: Awaited<ReturnType<typeof startProvider>>
let verify: VerifyToken

beforeEach(async () => {
  running = await startProvider()
  verify = createVerifyToken({
    issuer: running.issuer,
    audience: AUDIENCE,
    clientIds: ['nordtal-portal'],
    logger: createLogger('silent'),
  })
  // Fakes the clock only: the network needs its timers.
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: [
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  })
})
afterEach(() => {
  jest.useRealTimers()
  running.close()
})

const advanceMinutes = (minutes: number) => jest.setSystemTime(Date.now() + minutes * MINUTE)

/** Uses a new token each time, because a known one is cached for a minute. */
async function signIn({ kid, privateKey }: Key): Promise<string> {
  const token = await new SignJWT({ azp: 'nordtal-portal' })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuedAt()
    .setSubject('auth0|1')
    .setIssuer(running.issuer)
    .setAudience(AUDIENCE)
    .setJti(crypto.randomUUID())
    .setExpirationTime('1h')
    .sign(privateKey)
  return verify(token).then(
    () => 'accepted',
    (error) => error.code,
  )
}

test('the last known keys stay valid during an outage of the provider', async () => {
  expect(await signIn(old)).toBe('accepted')
  running.provider.isUnavailable = true
  for (const minutes of [11, 30, 600]) {
    advanceMinutes(minutes)
    expect(await signIn(old)).toBe('accepted')
  }
})

test('new keys are fetched as soon as the provider is available again', async () => {
  await signIn(old)
  running.provider.isUnavailable = true
  advanceMinutes(30)
  expect(await signIn(next)).toBe('unavailable')
  Object.assign(running.provider, { isUnavailable: false, keys: [old, next] })
  advanceMinutes(1)
  expect(await signIn(next)).toBe('accepted')
})

test('a withdrawn key is refused once the provider has published a set without it', async () => {
  expect(await signIn(old)).toBe('accepted')
  running.provider.keys = [next]
  advanceMinutes(11)
  expect(await signIn(old)).toBe('unauthenticated')
  expect(await signIn(next)).toBe('accepted')
})

test('unknown key ids cause one fetch in 30 seconds', async () => {
  await signIn(old)
  advanceMinutes(1)
  const forged = { ...next, kid: 'forged' }
  for (let time = 0; time < 5; time++) expect(await signIn(forged)).toBe('unauthenticated')
  expect(running.provider.fetches).toBe(2)
})

test('an outage causes one fetch in 30 seconds', async () => {
  await signIn(old)
  running.provider.isUnavailable = true
  advanceMinutes(11)
  for (let time = 0; time < 5; time++) expect(await signIn(old)).toBe('accepted')
  for (let time = 0; time < 5; time++) expect(await signIn(next)).toBe('unavailable')
  expect(running.provider.fetches).toBe(2)
})
