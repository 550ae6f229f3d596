import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { BOOT_SET_ID, BOOT_TAB_ID, type Registry, type Release } from '@portal/federation/protocol'
import { activateAll, retire } from './activate.ts'
import { jsonOf, liveSetIn, liveSetOf, pageIn, pageOf, renderedPortal } from './page-fixture.ts'
import { emptyStore, hostBuild, publishAs, remoteBuild } from './store-fixture.ts'

test('the set contains the active release and two earlier ones with the integrity of their first files and map', async () => {
  const { html, set, releases } = await renderedPortal()
  const [active, before, older] = releases
  const known = set.registry['mfe-contracts'] ?? []
  expect(known.map(({ release }) => release)).toEqual([active, before, older].map((one) => one?.release))
  expect(known[0]?.styles).toEqual([
    {
      href: `/remotes/mfe-contracts/${active?.release}/main.css`,
      integrity: active?.integrity['main.css'],
    },
  ])
  expect(known[0]?.map).toEqual({
    href: `/remotes/mfe-contracts/${active?.release}/files.json`,
    integrity: active?.map,
  })
  expect(Object.keys(jsonOf(html, 'importmap').integrity).join()).not.toContain('/remotes/')
})

test.each([
  ['a release that the host cannot run', { contractVersion: '2.0' }],
  ['a build of npm run dev', { development: true as const }],
])('the fallback is the newest earlier release, but not %s', async (_, change) => {
  const { host, releases } = await renderedPortal()
  const [active, unfit, fit] = releases
  if (!active || !unfit || !fit) throw new Error('three releases are needed')
  const apps = { 'mfe-contracts': { active, previous: [{ ...unfit, ...change }, fit] } }
  const known = liveSetOf(host, apps).registry['mfe-contracts'] ?? []
  expect(known.map(({ release }) => release)).toEqual([active.release, fit.release])
})

test('a canary that the host can run is in the set with its declaration', async () => {
  const { host, releases } = await renderedPortal()
  const [canary, active] = releases
  if (!canary || !active) throw new Error('two releases are needed')
  const setWith = (release: Release) =>
    liveSetOf(host, { 'mfe-contracts': { active, previous: [], canary: { release, share: 0.3 } } })

  const set = setWith(canary)
  const { name, element, ...remote } = canary.remote ?? {}
  const release = expect.objectContaining({
    release: canary.release,
    map: { href: `/remotes/mfe-contracts/${canary.release}/files.json`, integrity: canary.map },
  })
  expect(set.canaries).toEqual({ 'mfe-contracts': { share: 0.3, release, remote } })
  expect(set.registry['mfe-contracts']).toHaveLength(1)
  expect(setWith({ ...canary, contractVersion: '2.0' }).canaries).toEqual({})
})

test('a remote may make the calls of each release that the page may show, or all if one does not declare them', async () => {
  const { host, releases } = await renderedPortal()
  const [newest, active, earlier] = releases
  if (!newest || !active || !earlier) throw new Error('three releases are needed')
  const calling = (release: Release, calls?: string[]): Release => {
    if (!release.remote) throw new Error('a remote is needed')
    return { ...release, remote: { ...release.remote, calls } }
  }
  const callsWith = (before: Release) => {
    const release = calling(newest, ['getDevices', 'signOutDevice'])
    const now = calling(active, ['getDevices'])
    const apps = { 'mfe-contracts': { active: now, previous: [before], canary: { release, share: 0.3 } } }
    const { remotes, canaries } = liveSetOf(host, apps)
    return [remotes['mfe-contracts']?.calls, canaries['mfe-contracts']?.remote?.calls]
  }
  expect(callsWith(calling(earlier, ['getMyData']))).toEqual([
    ['getDevices', 'getMyData'],
    ['getDevices', 'signOutDevice', 'getMyData'],
  ])
  expect(callsWith(calling(earlier))).toEqual([undefined, undefined])
})

test('the set names the paths of retired remotes, which have no page', async () => {
  const store = await emptyStore()
  const host = await publishAs('host', await hostBuild(), store)
  const remote = await publishAs('mfe-contracts', await remoteBuild(), store)
  await activateAll(store, { host: host.release, 'mfe-contracts': remote.release })
  expect(await pageIn(store, 'pages/contracts.html')).toContain(remote.release)
  expect((await liveSetIn(store)).retired).toEqual([])
  await retire(store, 'mfe-contracts')
  expect(await liveSetIn(store)).toMatchObject({ retired: ['/contracts'], remotes: {}, registry: {} })
  expect(await store.list('pages')).toEqual([])
})

test('the set contains the modules of each release', async () => {
  const store = await emptyStore()
  const host = await publishAs('host', await hostBuild(), store)
  const older = await publishAs('mfe-contracts', await remoteBuild('older'), store)
  const build = JSON.parse(await readFile(join(await remoteBuild(), 'build.json'), 'utf8'))
  const files = { 'build.json': JSON.stringify({ ...build, modules: ['overview-prompt'] }) }
  const newer = await publishAs('mfe-contracts', await remoteBuild('newer', files), store)
  await activateAll(store, { host: host.release, 'mfe-contracts': older.release })
  await activateAll(store, { 'mfe-contracts': newer.release })

  const { registry } = await liveSetIn(store)
  expect(registry['mfe-contracts']?.map(({ modules }) => modules)).toEqual([['overview-prompt'], []])
})

test('the set contains the declarations in the order of the tabs, without fields of the store', async () => {
  const store = await emptyStore()
  const host = await publishAs('host', await hostBuild(), store)
  const tab = { label: 'Daten', icon: [], place: 1 }
  const declared: [string, object][] = [
    ['mfe-codes', { tab: undefined }],
    ['mfe-bills', { tab: { ...tab, place: 20 } }],
    ['mfe-data', { tab: { ...tab, place: 10 } }],
    ['mfe-contracts', { tab: { ...tab, place: 20 } }],
  ]
  for (const [app, declaration] of declared) {
    const { release } = await publishAs(app, await remoteBuild(), store, '1.0', declaration)
    await activateAll(store, { host: host.release, [app]: release })
  }
  const { remotes } = await liveSetIn(store)
  expect(Object.keys(remotes)).toEqual(['mfe-data', 'mfe-bills', 'mfe-contracts', 'mfe-codes'])
  expect(remotes['mfe-data']).toEqual({
    basePath: '/data',
    access: 'customer',
    slots: [],
    paths: ['/', '/contract/:contractId'],
    tab: { ...tab, place: 10 },
  })
})

test('the page of a tab contains what the set has of the tab, and the index nothing of any remote', async () => {
  const { store, set, html } = await renderedPortal()
  const { href } = jsonOf(html, BOOT_SET_ID)
  const page = await pageIn(store, 'pages/contracts.html')
  expect(jsonOf(page, BOOT_TAB_ID)).toEqual(set)
  expect(jsonOf(page, BOOT_SET_ID).href).toBe(href)
  expect(html).not.toContain('mfe-contracts')
})

/** Remotes with an earlier release each. Ids and hashes are random, because they cannot be compressed. */
function manyRemotes(count: number, { remote, ...release }: Release): Registry['apps'] {
  const other = (app: string, basePath: string): Release => ({
    ...release,
    app,
    release: randomBytes(8).toString('hex'),
    map: `sha384-${randomBytes(48).toString('base64')}`,
    integrity: Object.fromEntries(
      Object.keys(release.integrity).map((name) => [name, `sha384-${randomBytes(48).toString('base64')}`]),
    ),
    ...(remote && { remote: { ...remote, name: app, basePath } }),
  })
  const names = Array.from(
    { length: count },
    (_, index) => 'abcdefghij'.charAt(index / 10) + 'abcdefghij'.charAt(index % 10),
  )
  return Object.fromEntries(
    names.map((name) => [
      `mfe-${name}`,
      { active: other(`mfe-${name}`, `/${name}`), previous: [other(`mfe-${name}`, `/${name}`)] },
    ]),
  )
}

test('the pages of 5, 20 and 50 remotes with an earlier release each differ by at most 5 % in bytes, and request one set', async () => {
  const { host, releases } = await renderedPortal()
  const [release] = releases
  if (!release) throw new Error('a release is needed')
  for (const tab of [undefined, 'mfe-aa']) {
    const pages = [5, 20, 50].map((count) => pageOf(host, manyRemotes(count, release), tab))
    const sizes = pages.map((page) => brotliCompressSync(page).length)
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.05)
    const requests = pages.map((page) => page.match(/(src|href)"?[=:]"/g)?.length)
    expect(new Set(requests).size).toBe(1)
  }
})
