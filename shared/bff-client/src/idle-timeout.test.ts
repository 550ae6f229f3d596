import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createIdleTimeout } from './idle-timeout.ts'

const MS = 10_000

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

function startResponse() {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
  const writer = writable.getWriter()
  const timeout = createIdleTimeout(MS)
  const response = timeout.watch(new Response(readable, { status: 200, headers: { 'x-request-id': 'r1' } }))
  const reader = response.body?.getReader()
  const sendChunk = async (text: string) => {
    const written = writer.write(new TextEncoder().encode(text))
    const chunk = await reader?.read()
    await written
    return new TextDecoder().decode(chunk?.value)
  }
  const end = async () => Promise.all([writer.close(), reader?.read()])
  return { response, sendChunk, end, signal: timeout.signal }
}

test('a response that keeps sending data is not aborted', async () => {
  const { response, sendChunk, end, signal } = startResponse()
  expect([response.status, response.headers.get('x-request-id')]).toEqual([200, 'r1'])
  for (const text of ['a', 'b', 'c']) {
    jest.advanceTimersByTime(MS - 1)
    expect(await sendChunk(text)).toBe(text)
  }
  await end()
  jest.advanceTimersByTime(MS)
  expect(signal.aborted).toBe(false)
})

test('a response without further data is aborted', async () => {
  const { sendChunk, signal } = startResponse()
  await sendChunk('a')
  jest.advanceTimersByTime(MS)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

test('a request without a response is aborted', () => {
  const { signal } = createIdleTimeout(MS)
  jest.advanceTimersByTime(MS)
  expect(signal.aborted).toBe(true)
})
