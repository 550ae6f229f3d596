import { afterEach, expect, jest, test } from '@jest/globals'
import type { BootRelease } from '@portal/federation/protocol'
import { isFaultOfRelease, scriptError } from '@portal/federation/testing'
import { fakeBff, HttpResponse, http } from '@portal/portal/testing'
import { pageArrival } from '../boot/page-arrival.ts'

const server = fakeBff()
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'portalArrival')
})

// The check of an integrity needs a real response: e2e/engines.
const file = scriptError({ href: 'https://localhost/remotes/mfe-a/1/tab.js', integrity: '' })
const release = { preload: [], styles: [] } as unknown as BootRelease

test('a release whose code throws is at fault', async () => {
  expect(await isFaultOfRelease(new Error('Thrown'), release)).toBe(true)
})

test.each([
  ['a missing file is the fault of the release', () => new HttpResponse(null, { status: 404 }), true],
  ['a file that is good past the cache is not', () => HttpResponse.text(''), false],
  ['a request that a browser blocks is not', () => HttpResponse.error(), false],
])('%s', async (_, respond, isFault) => {
  server.use(http.get(file.file.href, respond))
  expect(await isFaultOfRelease(file, release)).toBe(isFault)
})

test.each([
  ['a file that arrives slowly is not', true],
  ['a file of which nothing arrives is', false],
])('%s', async (_, arrives) => {
  jest.useFakeTimers()
  window.portalArrival = pageArrival
  let body: ReadableStreamDefaultController<Uint8Array> | undefined
  const start = (controller: typeof body) => {
    body = controller
  }
  jest.spyOn(window, 'fetch').mockImplementationOnce(async (_url, options) => {
    options?.signal?.addEventListener('abort', () => body?.error(options.signal?.reason))
    return new Response(new ReadableStream({ start }))
  })
  server.use(http.get(file.file.href, () => HttpResponse.text('')))
  const isFault = isFaultOfRelease(file, release)
  for (let count = 0; count < 3; count += 1) {
    await jest.advanceTimersByTimeAsync(7_999)
    if (arrives) body?.enqueue(new Uint8Array(1))
  }
  if (arrives) body?.close()
  jest.useRealTimers()
  expect(await isFault).toBe(!arrives)
})
