import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { BFF_URL, fakeBff, HttpResponse, http } from '@portal/portal/testing'
import { waitFor } from '@testing-library/react'
import { createReleaseReporter } from './release-reporter.ts'

const config = { apiGatewayUrl: 'https://localhost/', bffPath: '/bff' }
const thrown = { app: 'mfe-contracts', release: 'canary', outcome: 'failed', reason: 'throw' } as const
const loaded = { app: 'mfe-contracts', release: 'live', outcome: 'loaded' } as const

const server = fakeBff()
const received: Request[] = []
const reportError = jest.fn()
const asked = jest.fn<(request: Request) => void>()

beforeEach(() => {
  received.length = 0
  reportError.mockClear()
  asked.mockClear()
  server.use(
    http.get(`${BFF_URL}/api/releaseReports/ticket`, ({ request }) => {
      asked(request)
      return HttpResponse.json({ ticket: `ticket ${asked.mock.calls.length}` })
    }),
    http.post(`${BFF_URL}/api/releaseReports`, ({ request }) => {
      received.push(request.clone())
      return HttpResponse.json({}, { status: 202 })
    }),
  )
  jest.useFakeTimers({ advanceTimers: true })
})
afterEach(() => void jest.useRealTimers())

test('the releases of a page view are reported together with a ticket, each once', async () => {
  const report = createReleaseReporter(config, reportError)
  for (const one of [thrown, loaded, { ...thrown, reason: 'timeout' } as const, loaded]) report(one)
  expect(received).toHaveLength(0)
  jest.advanceTimersByTime(1_000)
  await waitFor(() => expect(received).toHaveLength(1))
  expect(await received[0]?.json()).toEqual({ reports: [thrown, loaded], ticket: 'ticket 1' })
  expect(reportError.mock.calls).toEqual([[new Error('mfe-contracts canary failed: throw')]])

  report(loaded)
  report({ ...loaded, app: 'mfe-security' })
  jest.advanceTimersByTime(1_000)
  await waitFor(() => expect(received).toHaveLength(2))
  expect(await received[1]?.json()).toEqual({
    reports: [{ ...loaded, app: 'mfe-security' }],
    ticket: 'ticket 2',
  })
})

test('a report and its ticket have neither token nor cookies nor the address of the page', async () => {
  createReleaseReporter(config, reportError)(loaded)
  jest.advanceTimersByTime(1_000)
  await waitFor(() => expect(received).toHaveLength(1))
  const requests = [asked.mock.calls[0]?.[0], received[0]]
  expect(requests.map((request) => request?.credentials)).toEqual(['omit', 'omit'])
  expect(requests.map((request) => request?.referrerPolicy)).toEqual(['no-referrer', 'no-referrer'])
  expect(requests.map((request) => [...(request?.headers.keys() ?? [])])).toEqual([[], ['content-type']])
})

test('a page that is left sends its reports at once', async () => {
  const report = createReleaseReporter(config, reportError)
  report(loaded)
  jest.advanceTimersByTime(1_000)
  await waitFor(() => expect(received).toHaveLength(1))
  report(thrown)
  dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(received).toHaveLength(2))
  expect(received[1]?.keepalive).toBe(true)
})

test('a report that does not arrive is lost without an error', async () => {
  const requested = jest.fn()
  server.use(
    http.post(`${BFF_URL}/api/releaseReports`, () => {
      requested()
      return HttpResponse.error()
    }),
  )
  createReleaseReporter(config, reportError)(thrown)
  jest.advanceTimersByTime(1_000)
  await waitFor(() => expect(requested).toHaveBeenCalledTimes(1))
})

test('without a ticket nothing is reported, until a later report gets one', async () => {
  server.use(
    http.get(`${BFF_URL}/api/releaseReports/ticket`, () => HttpResponse.json({}, { status: 404 }), {
      once: true,
    }),
  )
  const report = createReleaseReporter(config, reportError)
  report(thrown)
  await jest.advanceTimersByTimeAsync(1_500)
  expect(received).toHaveLength(0)
  report(loaded)
  jest.advanceTimersByTime(1_000)
  await waitFor(() => expect(received).toHaveLength(1))
  expect(await received[0]?.json()).toMatchObject({ reports: [thrown, loaded] })
})
