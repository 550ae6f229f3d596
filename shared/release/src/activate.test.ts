import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { activateAll, retire, startCanary } from './activate.ts'
import { liveSetIn, pageIn } from './page-fixture.ts'
import { readRegistry } from './projections.ts'
import type { Storage } from './storage.ts'
import { activate, emptyStore, hostBuild, publishAs, remoteBuild } from './store-fixture.ts'

const liveSet = async (store: Storage) => JSON.stringify(await liveSetIn(store))

async function storeWithHost(): Promise<Storage> {
  const store = await emptyStore()
  const { release } = await publishAs('host', await hostBuild(), store)
  await activate(store, 'host', release)
  return store
}

test('an activation without an active host writes the registry, but no page', async () => {
  const store = await emptyStore()
  const { release } = await publishAs('mfe-contracts', await remoteBuild(), store)
  await activate(store, 'mfe-contracts', release)
  expect((await readRegistry(store)).apps['mfe-contracts']?.active.release).toBe(release)
  expect(await readdir(store.address)).not.toContain('index.html')
})

test('the registry lists at most ten previous releases, the newest first', async () => {
  const store = await storeWithHost()
  const ids: string[] = []
  for (let index = 0; index < 13; index++) {
    const { release } = await publishAs('mfe-contracts', await remoteBuild(String(index)), store)
    await activate(store, 'mfe-contracts', release)
    ids.unshift(release)
  }
  const releases = (await readRegistry(store)).apps['mfe-contracts']
  expect([releases?.active, ...(releases?.previous ?? [])].map((one) => one?.release)).toEqual(
    ids.slice(0, 11),
  )
})

test('a release that is activated again is listed once', async () => {
  const store = await storeWithHost()
  const one = await publishAs('mfe-contracts', await remoteBuild('one'), store)
  const two = await publishAs('mfe-contracts', await remoteBuild('two'), store)
  for (const { release } of [one, two, one, one]) await activate(store, 'mfe-contracts', release)
  expect((await readRegistry(store)).apps['mfe-contracts']).toEqual({ active: one, previous: [two] })
})

test.each([
  ['changed', (file: string) => writeFile(file, 'alert(1)'), 'main.1234.js does not match its integrity'],
  ['missing', (file: string) => rm(file), 'main.1234.js is missing'],
  ['additional', (file: string) => writeFile(`${file}.js`, ''), 'main.1234.js.js does not match'],
  ['changed map', (file: string) => writeFile(`${file}.map`, 'x'), 'not those that were published'],
])('a release with a file that is %s is refused and nothing changes', async (_, tamper, message) => {
  const store = await storeWithHost()
  const before = await liveSet(store)
  const { release } = await publishAs('mfe-contracts', await remoteBuild(), store)
  await tamper(join(store.address, 'remotes/mfe-contracts', release, 'main.1234.js'))

  await expect(activate(store, 'mfe-contracts', release)).rejects.toThrow(message)
  expect((await readRegistry(store)).apps).not.toHaveProperty('mfe-contracts')
  expect(await liveSet(store)).toBe(before)
})

test('an unknown release and an invalid release id are refused', async () => {
  const store = await storeWithHost()
  await expect(activate(store, 'mfe-contracts', 'a'.repeat(16))).rejects.toThrow('is not in the store')
  await expect(activate(store, 'mfe-contracts', '../../host')).rejects.toThrow('is not a release')
})

test('a remote that needs a newer contract is refused until a newer host is active', async () => {
  const store = await storeWithHost()
  const remote = await publishAs('mfe-contracts', await remoteBuild(), store, '1.1')
  await expect(activate(store, 'mfe-contracts', remote.release)).rejects.toThrow(
    'needs contract version 1.1, but host',
  )

  const host = await publishAs('host', await hostBuild('newer'), store, '1.1')
  await activateAll(store, { host: host.release, 'mfe-contracts': remote.release })
  expect(await liveSet(store)).toContain(remote.release)
})

test('a host that cannot run an active remote is refused', async () => {
  const store = await storeWithHost()
  const remote = await publishAs('mfe-contracts', await remoteBuild(), store)
  await activate(store, 'mfe-contracts', remote.release)
  const host = await publishAs('host', await hostBuild('next major'), store, '2.0')
  await expect(activate(store, 'host', host.release)).rejects.toThrow('mfe-contracts')
})

test('an invalid app config is refused with every invalid entry, and the page stays', async () => {
  const store = await storeWithHost()
  const before = await liveSet(store)
  await writeFile(join(store.address, 'config.json'), '[{"name":"bffPaht","value":"/bff"}]')
  const { release } = await publishAs('mfe-contracts', await remoteBuild(), store)
  await expect(activate(store, 'mfe-contracts', release)).rejects.toThrow(/config.json.*bffPath: is missing/)
  expect(await liveSet(store)).toBe(before)
})

test('disabledTabs accepts current and retired remotes, and refuses unknown ones', async () => {
  const store = await emptyStore()
  const { release } = await publishAs('mfe-contracts', await remoteBuild(), store)
  await activate(store, 'mfe-contracts', release)
  const file = join(store.address, 'config.json')
  const config = JSON.parse(await readFile(file, 'utf8'))
  const switchOff = (name: string) =>
    writeFile(file, JSON.stringify([...config, { name: 'disabledTabs', value: name }]))

  await switchOff('mfe-contract')
  const host = await publishAs('host', await hostBuild(), store)
  await expect(activate(store, 'host', host.release)).rejects.toThrow(
    'disabledTabs: mfe-contract was never in this portal, which knows mfe-contracts',
  )
  expect((await readRegistry(store)).apps).not.toHaveProperty('host')

  await switchOff('mfe-contracts')
  await activate(store, 'host', host.release)
  await retire(store, 'mfe-contracts')
  expect(await liveSet(store)).not.toContain('/mfe-contracts/')
})

test('parallel activations all take effect, and a reader never sees a partial page', async () => {
  const store = await storeWithHost()
  // Each reads what the others have written, so the work grows with the square of their number.
  const apps = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e', 'mfe-f', 'mfe-g', 'mfe-h']
  const build = await remoteBuild()
  const published = await Promise.all(apps.map((app) => publishAs(app, build, store)))

  let running = true
  const pages: string[] = []
  const reader = (async () => {
    while (running) pages.push(await pageIn(store))
  })()
  await Promise.all(published.map(({ app, release }) => activate(store, app, release)))
  running = false
  await reader

  expect(Object.keys((await readRegistry(store)).apps).sort()).toEqual([...apps, 'host'].sort())
  expect(pages.length).toBeGreaterThan(apps.length)
  expect(pages.filter((html) => !html.startsWith('<!doctype') || !html.endsWith('</html>'))).toEqual([])
  for (const app of apps) expect(await liveSet(store)).toContain(`/remotes/${app}/`)
  expect((await readdir(store.address)).sort()).toEqual([
    '.incoming',
    'config.json',
    'elements',
    'host',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'live.json',
    'log',
    'operator',
    'pages',
    'registry.json',
    'remotes',
    'sets',
  ])
})

test('a canary with the base path of another remote is refused', async () => {
  const store = await storeWithHost()
  const other = await publishAs('mfe-contracts', await remoteBuild(), store, '1.0', {
    basePath: '/contracts',
  })
  const live = await publishAs('mfe-meters', await remoteBuild(), store, '1.0', { basePath: '/meters' })
  await activateAll(store, { 'mfe-contracts': other.release, 'mfe-meters': live.release })
  const canary = await publishAs('mfe-meters', await remoteBuild('other'), store, '1.0', {
    basePath: '/contracts',
  })
  await expect(startCanary(store, 'mfe-meters', canary.release, { share: 0.3 })).rejects.toThrow(
    'both have the base path /contracts',
  )
})

test.each([
  ['base path', { basePath: '/contracts' }],
  ['element', { element: 'nordtal-contracts' }],
  ['slot', { slots: ['overview-prompt'] }],
])(
  'a remote with the %s of another remote is refused with a message that says what to do',
  async (what, declaration) => {
    const store = await storeWithHost()
    const own = { slots: ['overview-prompt'] }
    const first = await publishAs('mfe-contracts', await remoteBuild(), store, '1.0', own)
    await activate(store, 'mfe-contracts', first.release)
    const second = await publishAs('mfe-meters', await remoteBuild(), store, '1.0', declaration)
    await expect(activate(store, 'mfe-meters', second.release)).rejects.toThrow(
      new RegExp(`both have the ${what} .*: change it in one remote.ts`),
    )
    expect((await readRegistry(store)).apps).not.toHaveProperty('mfe-meters')
    await retire(store, 'mfe-contracts')
    await activate(store, 'mfe-meters', second.release)
  },
)

test('a remote can be added to a running portal and retired', async () => {
  const store = await storeWithHost()
  const { release } = await publishAs('mfe-meters', await remoteBuild(), store)
  await activate(store, 'mfe-meters', release)
  expect(await liveSet(store)).toContain('"basePath":"/meters"')
  await retire(store, 'mfe-meters')
  expect(await liveSet(store)).not.toContain('mfe-meters')
  expect((await readRegistry(store)).apps['mfe-meters']).toMatchObject({ active: { release }, retired: true })
  await expect(retire(store, 'mfe-meters')).rejects.toThrow('mfe-meters is not active')
  await activate(store, 'mfe-meters', release)
  expect(await liveSet(store)).toContain('"basePath":"/meters"')
  expect((await readRegistry(store)).apps['mfe-meters']).not.toHaveProperty('retired')
})

test('the host has no canary, because a page has one host', async () => {
  const store = await storeWithHost()
  const { release } = await publishAs('host', await hostBuild('other'), store)
  await expect(startCanary(store, 'host', release, { share: 0.3 })).rejects.toThrow('The host has no canary')
})

test('the host cannot be retired', async () => {
  await expect(retire(await storeWithHost(), 'host')).rejects.toThrow('activate another release of it')
})
