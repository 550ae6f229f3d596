import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import page from '../../documents/page.ts'
import { watchStart } from './start-failure.ts'

/** The network: bytes of a file arrive when the test sends them. */
const bodies = new Map<string, ReadableStreamDefaultController<Uint8Array>>()

let showFailure: () => void
beforeAll(() => {
  jest.useFakeTimers()
  showFailure = watchStart('/sets/1.json')
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => {
  jest.useRealTimers()
})
beforeEach(() => {
  // The watches of earlier tests.
  jest.clearAllTimers()
  document.documentElement.innerHTML = page
  window.fetch = jest.fn<typeof fetch>(
    async (url) => new Response(new ReadableStream({ start: (body) => void bodies.set(String(url), body) })),
  )
})

const failure = () => document.querySelector<HTMLElement>('.start-failure')
const wait = () => document.querySelector<HTMLElement>('.start-wait p')

function addFile(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes)
  // jsdom does not know the property.
  if (attributes.fetchPriority) link.setAttribute('fetchpriority', attributes.fetchPriority)
  document.head.append(link)
  return link
}

test('a preload of the shell that fails shows the failure, and the shell may still start', () => {
  const main = addFile({ rel: 'modulepreload', href: '/host/1/main.js', fetchPriority: 'high' })
  main.dispatchEvent(new Event('error'))
  expect(failure()).toBeVisible()
  expect(document.getElementById('portal')).not.toBeNull()
})

test('a style sheet of the shell that fails shows the failure instead of a shell without styles', () => {
  addFile({ rel: 'stylesheet', href: '/host/1/main.css' }).dispatchEvent(new Event('error'))
  expect(failure()).toBeVisible()
  expect(document.getElementById('portal')).toBeNull()
})

test('a set that cannot be loaded shows the failure', () => {
  showFailure()
  expect(failure()).toBeVisible()
})

test.each([
  ['a remote', '/remotes/mfe-a/1/entry.js'],
  ['the overview', '/host/1/overview.js'],
])('a preload of %s that fails is left to the shell', (_, href) => {
  addFile({ rel: 'modulepreload', href }).dispatchEvent(new Event('error'))
  expect(failure()).not.toBeVisible()
})

test('a shell whose files still arrive shows that it goes on loading, and no failure', async () => {
  const style = addFile({ rel: 'stylesheet', href: '/host/1/main.css' })
  watchStart('/sets/1.json')
  await jest.advanceTimersByTimeAsync(7_999)
  expect(wait()).not.toBeVisible()
  await jest.advanceTimersByTimeAsync(1)
  expect(wait()).toBeVisible()
  for (let count = 0; count < 9; count += 1) {
    await jest.advanceTimersByTimeAsync(7_999)
    bodies.get(style.href)?.enqueue(new Uint8Array(1))
  }
  await jest.advanceTimersByTimeAsync(7_999)
  expect(failure()).not.toBeVisible()
})

test('a shell of which nothing arrives shows the failure, and still starts when it arrives later', async () => {
  const style = addFile({ rel: 'stylesheet', href: '/host/1/main.css' })
  // The parser waits for the style sheet.
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  watchStart('/sets/1.json')
  await jest.advanceTimersByTimeAsync(16_000)
  expect(failure()).toBeVisible()
  // The entry waits for the style sheet, and then renders into the root.
  expect(style.disabled).not.toBe(true)
  expect(document.getElementById('portal')).not.toBeNull()
})

test('a shell that has started in time is not watched any more', async () => {
  // No test has requested these, and what is on its way is not requested twice.
  addFile({ rel: 'stylesheet', href: '/host/2/main.css' })
  watchStart('/sets/2.json')
  // As the first render does.
  document.getElementById('portal')?.replaceChildren()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(fetch).not.toHaveBeenCalled()
})
