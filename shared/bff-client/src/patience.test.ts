import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createPatience } from './patience.ts'

const MS = 10_000

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

function startAnswer() {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
  const writer = writable.getWriter()
  const patience = createPatience(MS)
  const answer = patience.watch(new Response(readable, { status: 200, headers: { 'x-request-id': 'r1' } }))
  const reader = answer.body?.getReader()
  const pass = async (text: string) => {
    const written = writer.write(new TextEncoder().encode(text))
    const piece = await reader?.read()
    await written
    return new TextDecoder().decode(piece?.value)
  }
  const end = async () => Promise.all([writer.close(), reader?.read()])
  return { answer, pass, end, signal: patience.signal }
}

test('an answer that moves may take longer than the time', async () => {
  const { answer, pass, end, signal } = startAnswer()
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, 'r1'])
  for (const text of ['a', 'b', 'c']) {
    jest.advanceTimersByTime(MS - 1)
    expect(await pass(text)).toBe(text)
  }
  await end()
  jest.advanceTimersByTime(MS)
  expect(signal.aborted).toBe(false)
})

test('an answer that stands still is given up', async () => {
  const { pass, signal } = startAnswer()
  await pass('a')
  jest.advanceTimersByTime(MS)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

test('so is a request without an answer', () => {
  const { signal } = createPatience(MS)
  jest.advanceTimersByTime(MS)
  expect(signal.aborted).toBe(true)
})
