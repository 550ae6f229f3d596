import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { ReleaseLoad } from '@portal/federation/protocol'
import { activateAll, startCanary } from './activate.ts'
import { readLog } from './log.ts'
import { readRegistry } from './projections.ts'
import { emptyStore, hostBuild, publishAs, remoteBuild } from './store-fixture.ts'
import { watchCanaries } from './watch.ts'

const app = 'mfe-contracts'
const limits = { minimum: 20, significance: 0.001 }

/** The figures of a BFF, which a test sets. */
let loads: Omit<ReleaseLoad, 'app'>[] = []
const asked: URL[] = []
const server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://127.0.0.1'))
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(loads.map((load) => ({ app, ...load }))))
})

beforeEach(async () => {
  asked.length = 0
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterEach(() => new Promise((closed) => server.close(closed)))

const figuresAddress = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** A store with a canary of 30 %, and the ids of its releases. */
async function storeWithCanary() {
  const store = await emptyStore()
  const host = await publishAs('host', await hostBuild(), store)
  const live = await publishAs(app, await remoteBuild('live'), store)
  const canary = await publishAs(app, await remoteBuild('canary'), store)
  await activateAll(store, { host: host.release, [app]: live.release })
  await startCanary(store, app, canary.release, { share: 0.3 })
  const watch = () => watchCanaries(store, { figures: figuresAddress(), ...limits, who: 'watch' })
  return { store, live: live.release, canary: canary.release, watch }
}

test('a worse canary is withdrawn, and the log has the figures', async () => {
  const { store, live, canary, watch } = await storeWithCanary()
  loads = [
    { release: live, result: 'loaded', count: 90 },
    { release: live, result: 'load', count: 10 },
    { release: canary, result: 'loaded', count: 10 },
    { release: canary, result: 'throw', count: 29 },
    { release: canary, result: 'timeout', count: 1 },
  ]
  const [report] = await watch()
  expect(report).toMatchObject({ app, release: canary, share: 0.3, outcome: 'ended' })
  expect((await readRegistry(store)).apps[app]).toMatchObject({
    active: { release: live },
    withdrawn: [canary],
  })
  expect((await readRegistry(store)).apps[app]).not.toHaveProperty('canary')
  const entry = (await readLog(store)).at(-1)
  expect(entry).toMatchObject({ action: 'withdraw', who: 'watch' })
  expect(entry?.why).toMatch(
    new RegExp(
      `^release watch: the canary failed in 30 of 40 networks \\(75 %: 29 throw, 1 timeout\\), ${live} in 10 of 100 networks \\(10 %`,
    ),
  )
  expect(await watch()).toEqual([])
})

test('a canary that fails as seldom as the live release continues', async () => {
  const { store, live, canary, watch } = await storeWithCanary()
  loads = [
    { release: live, result: 'loaded', count: 990 },
    { release: live, result: 'load', count: 10 },
    { release: canary, result: 'loaded', count: 395 },
    { release: canary, result: 'load', count: 5 },
  ]
  expect(await watch()).toMatchObject([{ release: canary, outcome: 'continues' }])
  expect((await readRegistry(store)).apps[app]).toHaveProperty('canary')
  const started = (await readLog(store)).find(({ action }) => action === 'canary')
  expect(asked.map((url) => url.pathname + decodeURIComponent(url.search))).toEqual([
    `/release-loads?since=${started?.at}`,
  ])
})

test('without figures nothing is ended', async () => {
  const { store, watch } = await storeWithCanary()
  const { port } = server.address() as AddressInfo
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await expect(watchCanaries(store, { figures: `http://127.0.0.1:${port}`, ...limits })).rejects.toThrow(
    'has no figures of releases',
  )
  expect((await readRegistry(store)).apps[app]).toHaveProperty('canary')
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  loads = []
  expect(await watch()).toMatchObject([{ outcome: 'continues' }])
})
