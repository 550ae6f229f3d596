import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { ReleaseFailure, ReleaseReport } from '@portal/federation/protocol'
import { pageArrival } from '../boot/page-arrival.ts'
import { offerTabs } from '../testing/fake-entries.ts'
import { aRelease, offerReleases } from '../testing/render-shell.tsx'
// Loaded before the first failure, which is then reported within its turn.
import '@portal/federation/testing'
import { loadModule, loadTab, sendReleaseReports } from '@portal/federation/runtime'

const Good = () => null
const loads = async () => Good
const hangs = () => new Promise<typeof Good>(() => undefined)
const fails = async () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

const reports: ReleaseReport[] = []
sendReleaseReports((report) => reports.push(report))

let warn: jest.SpiedFunction<typeof console.warn>
// Each test has a remote of its own, because a page view remembers what has failed.
let remote = 'mfe-a'
beforeEach(() => {
  remote += 'a'
  reports.length = 0
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const failure = (release: string | undefined, reason: ReleaseFailure) => ({
  app: remote,
  release,
  outcome: 'failed',
  reason,
})

test('an entry that hangs is given up after 8 seconds for the release before it, and stays given up', async () => {
  const [newest] = offerTabs(remote, [hangs, loads])
  const load = loadTab(remote)
  await jest.advanceTimersByTimeAsync(7_999)
  expect(reports).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  await expect(load).resolves.toEqual({ default: Good })
  expect(reports).toEqual([failure(newest, 'timeout')])
  await expect(loadTab(remote)).resolves.toEqual({ default: Good })
})

test('each release has its own 8 seconds, and each failure is reported once', async () => {
  const [newest, middle, oldest] = offerTabs(remote, [fails, hangs, hangs])
  const load = loadTab(remote)
  const rejected = expect(load).rejects.toThrow(remote)
  await jest.advanceTimersByTimeAsync(16_000)
  await rejected
  const retry = loadTab(remote)
  const rejectedAgain = expect(retry).rejects.toThrow(remote)
  await jest.advanceTimersByTimeAsync(16_000)
  await rejectedAgain
  expect(reports).toEqual([failure(newest, 'load'), failure(middle, 'timeout'), failure(oldest, 'timeout')])
})

test('after every release has failed, the next load begins with the newest', async () => {
  let isMended = false
  const Newest = () => null
  offerTabs(remote, [async () => (isMended ? Newest : fails()), fails])
  await expect(loadTab(remote)).rejects.toThrow(remote)
  isMended = true
  await expect(loadTab(remote)).resolves.toEqual({ default: Newest })
})

test('the console names the cause of each failure, and the error of the tab that of the last', async () => {
  const [newest, oldest] = offerTabs(remote, [fails, fails])
  await expect(loadTab(remote)).rejects.toThrow('Failed to fetch dynamically imported module')
  expect(warn.mock.calls.map(([text, cause]) => [text, String(cause)])).toEqual(
    [newest, oldest].map((release) => [
      `${remote}@${release}/tab cannot be loaded:`,
      'TypeError: Failed to fetch dynamically imported module',
    ]),
  )
})

test('the browser extension for module federation finds the host and the release that was loaded', async () => {
  const [, release = ''] = offerTabs(remote, [fails, loads])
  await loadTab(remote)
  const { moduleInfo } = globalThis.__FEDERATION__
  expect(moduleInfo.host).toMatchObject({ remotesInfo: { [remote]: { matchedVersion: release } } })
  expect(moduleInfo[`${remote}:${release}`]).toMatchObject({
    version: release,
    remoteEntry: expect.stringMatching(/^data:/),
    modules: [{ moduleName: 'tab', modulePath: './tab' }],
  })
})

test('a module without content is a failure', async () => {
  offerTabs(remote, [async () => undefined as never, loads])
  await expect(loadTab(remote)).resolves.toEqual({ default: Good })
})

test('an entry that its release does not name is not imported', async () => {
  jest.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ 'tab.js': 'sha384-x' }))
  const map = { href: '/remotes/x/1/files.json', integrity: 'sha384-x' }
  offerReleases({ [remote]: [{ ...aRelease(), entry: '/remotes/x/1/entry.js', map }] })
  await expect(loadTab(remote)).rejects.toThrow(
    'No integrity is known for https://localhost/remotes/x/1/entry.js',
  )
})

test('a failure without a connection is not reported', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  offerTabs(remote, [fails])
  await expect(loadTab(remote)).rejects.toThrow(remote)
  expect(reports).toEqual([])
})

test('a slot that hangs fails after 8 seconds, and the tab still loads the same release', async () => {
  let isMended = false
  offerTabs(remote, [() => (isMended ? loads() : hangs()), fails])
  const load = expect(loadModule(remote, 'overview-prompt')).rejects.toThrow('Not loaded in time')
  await jest.advanceTimersByTimeAsync(8_000)
  await load
  isMended = true
  void loadTab(remote).catch(() => undefined)
  expect(reports).toHaveLength(1)
})

test('a release that still arrives is not given up, and one of which nothing arrives any more is', async () => {
  window.portalArrival = pageArrival
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    href: '/remotes/x/1/tab.js',
  })
  document.head.append(link)
  let body: ReadableStreamDefaultController<Uint8Array> | undefined
  const start = (controller: typeof body) => {
    body = controller
  }
  const fetch = jest
    .spyOn(window, 'fetch')
    .mockImplementation(async () => new Response(new ReadableStream({ start })))
  offerTabs(remote, [hangs, loads])
  const load = loadTab(remote)
  await jest.advanceTimersByTimeAsync(8_000)
  for (let count = 0; count < 5; count += 1) {
    await jest.advanceTimersByTimeAsync(7_999)
    body?.enqueue(new Uint8Array(1))
  }
  await jest.advanceTimersByTimeAsync(7_999)
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([link.href])
  expect(reports).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  await expect(load).resolves.toEqual({ default: Good })
  Reflect.deleteProperty(window, 'portalArrival')
  link.remove()
})
