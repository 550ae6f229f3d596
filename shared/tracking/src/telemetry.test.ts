import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { parseAppConfig } from '@portal/contracts'
import { startTelemetry, type Telemetry } from './telemetry.ts'
import { createTrackedPath } from './tracked-path.ts'

const config = parseAppConfig([
  { name: 'bffPath', value: '/bff' },
  { name: 'loginProviderDomain', value: 'konto.nordtal.example' },
  {
    name: 'monitoringConnectionString',
    value:
      'InstrumentationKey=00000000-0000-4000-8000-000000000001;IngestionEndpoint=https://monitor.example/',
  },
])

const trackedPath = createTrackedPath([
  '/code/:registrationCode',
  '/personal-data/phone-list/:phoneType/:phoneId',
])

interface Request {
  url: string
  headers: Record<string, string>
}

const PERSONAL_WORDS = 'Anna Becker, IBAN DE02120300000000202051, 05.06.1977'

let sent: string[]
let requests: Request[]
let telemetry: Telemetry
const nativeFetch = window.fetch

beforeEach(async () => {
  jest.useFakeTimers()
  // jest fails a test in which an error is heard by nobody. It counts listeners, of which telemetry removes one too many.
  addEventListener('error', () => undefined)
  sent = []
  requests = []
  navigator.sendBeacon = (_, body) => sent.push(String(body)) > 0
  window.fetch = async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), location.href),
      init,
    )
    requests.push({ url: request.url, headers: Object.fromEntries(request.headers) })
    return new Response('{}')
  }
  history.replaceState(null, '', '/code/SecretCode123456?email=anna.becker@post.example')
  telemetry = await startTelemetry(config, trackedPath)
})

afterEach(() => {
  telemetry.stop()
  window.fetch = nativeFetch
  jest.useRealTimers()
})

/** Everything that has left, after the batch has been sent. */
async function whatLeft(): Promise<string> {
  await jest.advanceTimersByTimeAsync(20_000)
  return sent.join('\n')
}

test('a page view carries the route instead of the address', async () => {
  telemetry.pageView()
  const left = await whatLeft()
  expect(left).toContain('"/code/registration-code"')
  expect(left).not.toContain('SecretCode123456')
  expect(left).not.toContain('anna.becker')
})

test.each([
  [
    'an error with others behind it',
    () => telemetry.exception(new RangeError(PERSONAL_WORDS, { cause: [new Error(PERSONAL_WORDS)] })),
  ],
  ['an exception', () => telemetry.exception(new RangeError(PERSONAL_WORDS))],
  [
    'an uncaught error',
    () => dispatchEvent(new ErrorEvent('error', { error: new RangeError(PERSONAL_WORDS) })),
  ],
  [
    'an unhandled rejection',
    () => {
      const event = new Event('unhandledrejection')
      dispatchEvent(Object.assign(event, { reason: new RangeError(PERSONAL_WORDS) }))
    },
  ],
])('%s is told by kind and place, never by its words', async (_, happen) => {
  happen()
  const left = await whatLeft()
  expect(left).toContain('"typeName":"RangeError"')
  expect(left).toContain('"parsedStack":[{')
  expect(left).not.toMatch(/Anna|DE0212|05\.06|SecretCode/)
})

test.each([
  ['a navigation that was given up', new DOMException('x', 'AbortError')],
  ['a session that has ended', Object.assign(new Error('x'), { name: 'SessionEndedError' })],
  ['a call without a network', Object.assign(new Error('x'), { code: 'offline' })],
])('%s is no failure', async (_, error) => {
  telemetry.exception(error)
  expect(await whatLeft()).not.toContain('ExceptionData')
})

test('of requests only calls of the BFF are told by their path, all others by their host', async () => {
  await window.fetch('/bff/api/userProfile?id=K-4711')
  await window.fetch('https://portal.solhaus.example/customers/K-4711')
  const left = await whatLeft()
  expect(left).toContain('GET /bff/api/userProfile')
  expect(left).toContain('portal.solhaus.example')
  expect(left).not.toContain('K-4711')
})

test('a request to a translation service is not told at all', async () => {
  await window.fetch('https://translate.googleapis.com/translate_a/t?q=Anna')
  await window.fetch('/bff/api/userProfile')
  const left = await whatLeft()
  expect(left).toContain('/bff/api/userProfile')
  expect(left).not.toMatch(/translate|Anna/)
})

test('calls of the own origin are correlated, those of the sign-in are not', async () => {
  await window.fetch('/bff/api/userProfile')
  await window.fetch('https://konto.nordtal.example/oauth/token')
  const [own, signIn] = requests
  expect(own?.headers).toHaveProperty('traceparent')
  expect(Object.keys(signIn?.headers ?? {})).not.toContain('traceparent')
  expect(Object.keys(signIn?.headers ?? {})).not.toContain('request-id')
})

test('after a stop nothing leaves, not even what was waiting', async () => {
  telemetry.exception(new Error('x'))
  telemetry.stop()
  expect(await whatLeft()).toBe('')
})
