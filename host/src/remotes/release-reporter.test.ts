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

beforeEach(() => {
  received.length = 0
  reportError.mockClear()
  server.use(
    http.post(`${BFF_URL}/api/releaseReports`, ({ request }) => {
      received.push(request.clone())
      return HttpResponse.json({}, { status: 202 })
    }),
  )
  jest.useFakeTimers({ advanceTimers: true })
})
afterEach(() => void jest.useRealTimers())

test('the releases of a page view are reported together, each once', async () => {
  const report = createReleaseReporter(config, reportError)
  for (const one of [thrown, loaded, { ...thrown, reason: 'timeout' } as const, loaded]) report(one)
  expect(received).toHaveLength(0)
  jest.advanceTimersByTime(1_000)
  await waitFor(() => expect(received).toHaveLength(1))
  expect(await received[0]?.json()).toEqual({ reports: [thrown, loaded] })
  expect(reportError.mock.calls).toEqual([[new Error('mfe-contracts canary failed: throw')]])

  report(loaded)
  report({ ...loaded, app: 'mfe-security' })
  jest.advanceTimersByTime(1_000)
  await waitFor(() => expect(received).toHaveLength(2))
  expect(await received[1]?.json()).toEqual({ reports: [{ ...loaded, app: 'mfe-security' }] })
})

test('a report has neither token nor cookies nor the address of the page', async () => {
  createReleaseReporter(config, reportError)(loaded)
  jest.advanceTimersByTime(1_000)
  await waitFor(() => expect(received).toHaveLength(1))
  const [request] = received
  expect(request?.credentials).toBe('omit')
  expect(request?.referrerPolicy).toBe('no-referrer')
  expect([...(request?.headers.keys() ?? [])]).toEqual(['content-type'])
})

test('a page that is left sends its reports at once', async () => {
  createReleaseReporter(config, reportError)(thrown)
  dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(received).toHaveLength(1))
  expect(received[0]?.keepalive).toBe(true)
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
