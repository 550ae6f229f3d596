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

const PERSONAL_TEXT = 'Anna Becker, IBAN DE02120300000000202051, 05.06.1977'

let sent: string[]
let requests: Request[]
let telemetry: Telemetry
const nativeFetch = window.fetch

beforeEach(async () => {
  jest.useFakeTimers()
  // jest fails a test with an error that no listener handles, and telemetry removes one listener too many.
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

/** Everything that was sent, after the next batch. */
async function sentData(): Promise<string> {
  await jest.advanceTimersByTimeAsync(20_000)
  return sent.join('\n')
}

test('a page view contains the route instead of the address', async () => {
  telemetry.pageView()
  const data = await sentData()
  expect(data).toContain('"/code/registration-code"')
  expect(data).not.toContain('SecretCode123456')
  expect(data).not.toContain('anna.becker')
})

test.each([
  [
    'an error with causes',
    () => telemetry.exception(new RangeError(PERSONAL_TEXT, { cause: [new Error(PERSONAL_TEXT)] })),
  ],
  ['an exception', () => telemetry.exception(new RangeError(PERSONAL_TEXT))],
  [
    'an uncaught error',
    () => dispatchEvent(new ErrorEvent('error', { error: new RangeError(PERSONAL_TEXT) })),
  ],
  [
    'an unhandled rejection',
    () => {
      const event = new Event('unhandledrejection')
      dispatchEvent(Object.assign(event, { reason: new RangeError(PERSONAL_TEXT) }))
    },
  ],
])('%s is reported with name and place, never with its message', async (_, happen) => {
  happen()
  const data = await sentData()
  expect(data).toContain('"typeName":"RangeError"')
  expect(data).toContain('"parsedStack":[{')
  expect(data).not.toMatch(/Anna|DE0212|05\.06|SecretCode/)
})

test.each([
  ['an aborted navigation', new DOMException('x', 'AbortError')],
  ['an ended session', Object.assign(new Error('x'), { name: 'SessionEndedError' })],
  ['a call without a network', Object.assign(new Error('x'), { code: 'offline' })],
])('%s is not reported', async (_, error) => {
  telemetry.exception(error)
  expect(await sentData()).not.toContain('ExceptionData')
})

test('BFF calls are reported with their path, other requests with their host', async () => {
  await window.fetch('/bff/api/userProfile?id=K-4711')
  await window.fetch('https://portal.solhaus.example/customers/K-4711')
  const data = await sentData()
  expect(data).toContain('GET /bff/api/userProfile')
  expect(data).toContain('portal.solhaus.example')
  expect(data).not.toContain('K-4711')
})

test('a request to a translation service is not reported', async () => {
  await window.fetch('https://translate.googleapis.com/translate_a/t?q=Anna')
  await window.fetch('/bff/api/userProfile')
  const data = await sentData()
  expect(data).toContain('/bff/api/userProfile')
  expect(data).not.toMatch(/translate|Anna/)
})

test('calls of the own origin get correlation headers, those of the sign-in do not', async () => {
  await window.fetch('/bff/api/userProfile')
  await window.fetch('https://konto.nordtal.example/oauth/token')
  const [own, signIn] = requests
  expect(own?.headers).toHaveProperty('traceparent')
  expect(Object.keys(signIn?.headers ?? {})).not.toContain('traceparent')
  expect(Object.keys(signIn?.headers ?? {})).not.toContain('request-id')
})

test('nothing is sent after a stop, not even queued data', async () => {
  telemetry.exception(new Error('x'))
  telemetry.stop()
  expect(await sentData()).toBe('')
})
