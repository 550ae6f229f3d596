import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { whenSilent } from './arrival.ts'

const A = 'https://portal.example/a.js'
const B = 'https://portal.example/b.js'

/** The network: a byte of a file arrives when the test sends it. */
let bodies: Map<string, ReadableStreamDefaultController<Uint8Array>>
let aborted: string[]
const arrived = new Set<string>()

beforeEach(() => {
  bodies = new Map()
  aborted = []
  arrived.clear()
  jest.useFakeTimers()
  const entries = (url: string) => (arrived.has(url) ? [{} as PerformanceEntry] : [])
  Object.assign(performance, { getEntriesByName: entries })
  globalThis.fetch = jest.fn<typeof fetch>(async (input, options) => {
    const url = String(input)
    const start = (body: ReadableStreamDefaultController<Uint8Array>) => {
      bodies.set(url, body)
      options?.signal?.addEventListener('abort', () => {
        aborted.push(url)
        body.error(options.signal?.reason)
      })
    }
    return new Response(new ReadableStream({ start }))
  })
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const requests = () => jest.mocked(fetch).mock.calls.map(([url]) => url)

async function send(url: string) {
  bodies.get(url)?.enqueue(new Uint8Array(1))
  await pass(0)
}

function wait(files: () => string[]) {
  const load = { isLost: false }
  const end = whenSilent(files, () => {
    load.isLost = true
  })
  return { load, end }
}

test('requests nothing in the first 8 seconds, and for a load that ends in them', async () => {
  const { load, end } = wait(() => [A])
  await pass(7_999)
  end()
  await pass(60_000)
  expect(requests()).toEqual([])
  expect(load.isLost).toBe(false)
})

test('a file that arrives slowly is not lost, and is lost 8 seconds after its last byte', async () => {
  const { load } = wait(() => [A])
  await pass(8_000)
  for (let count = 0; count < 20; count += 1) {
    await pass(7_999)
    await send(A)
  }
  await pass(7_999)
  expect(load.isLost).toBe(false)
  expect(requests()).toEqual([A])
  await pass(1)
  expect(load.isLost).toBe(true)
  expect(aborted).toEqual([A])
})

test('a file of which nothing arrives is lost after 8 more seconds', async () => {
  const { load } = wait(() => [A])
  await pass(15_999)
  expect(load.isLost).toBe(false)
  await pass(1)
  expect(load.isLost).toBe(true)
})

test('a load that waits for no file is lost after 8 seconds', async () => {
  arrived.add(A)
  const { load } = wait(() => [A])
  await pass(8_000)
  expect(load.isLost).toBe(true)
  expect(requests()).toEqual([])
})

test('a file that waits behind another one is not lost, and each is read once', async () => {
  const first = wait(() => [A])
  const second = wait(() => [A, B])
  await pass(8_000)
  expect(requests()).toEqual([A, B])
  await pass(7_999)
  await send(A)
  await pass(7_999)
  expect([first.load.isLost, second.load.isLost]).toEqual([false, false])
  first.end()
  expect(aborted).toEqual([])
  second.end()
  expect(aborted).toEqual([A, B])
})

test('a file that is asked for after another has arrived has its own 8 seconds', async () => {
  const files = [A]
  const { load } = wait(() => files)
  await pass(8_000)
  await send(A)
  files.push(B)
  await pass(8_000)
  expect(requests()).toEqual([A, B])
  await pass(7_999)
  expect(load.isLost).toBe(false)
  await pass(1)
  expect(load.isLost).toBe(true)
})
