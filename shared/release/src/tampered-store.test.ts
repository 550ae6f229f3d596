import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { activateAll, rollback } from './activate.ts'
import { importRelease } from './import.ts'
import { pageIn } from './page-fixture.ts'
import { readRegistry } from './projections.ts'
import type { Storage } from './storage.ts'
import { releaseFolder } from './store.ts'
import { activate, emptyStore, hostBuild, publishAs, remoteBuild } from './store-fixture.ts'
import { declared, tamper } from './tampered-fixture.ts'

const APP = 'mfe-contracts'
const markers = '<!-- portal:head --><!-- portal:styles -->'

async function tamperedStore(changes: object) {
  const store = await emptyStore()
  const { release } = await publishAs(APP, await remoteBuild(), store)
  await tamper(store, APP, release, changes)
  return { store, release }
}

const drawn = (...icon: unknown[]) => declared({ tab: { label: 'Verträge', place: 1, icon } })

test.each([
  [
    'an element outside of the store',
    declared({ element: '../../x' }),
    'remote.element: must be the name of a custom element',
  ],
  [
    'a base path outside of the store',
    declared({ basePath: '/../../x' }),
    'remote.basePath: must be one segment',
  ],
  ['a script as an icon', drawn(['script', {}]), 'remote.tab.icon.0.0: must be one of circle'],
  [
    'a handler in an icon',
    drawn(['path', { onload: 'alert(1)' }]),
    'remote.tab.icon.0.1.onload: is no attribute of an icon',
  ],
  ['an entry outside of the release', { entry: '../../x.js' }, 'entry: must be the name of a file'],
  [
    'a vendor module outside of the store',
    { vendor: { release: '../../../x', integrity: {} } },
    'vendor.release: must have 16',
  ],
  ['another app', { app: 'host' }, 'is that of another release'],
])('a release.json with %s is refused, and nothing is written', async (_, changes, message) => {
  const { store, release } = await tamperedStore(changes)
  const to = await emptyStore()
  const before = await readdir(dirname(to.address))
  const reason = new RegExp(`^${APP} ${release}: release.json .*${message}`)
  await expect(importRelease(store, to, { app: APP, release })).rejects.toThrow(reason)
  await expect(activate(store, APP, release)).rejects.toThrow(reason)
  expect(await readdir(dirname(to.address))).toEqual(before)
  expect(await readdir(to.address)).toEqual(['config.json'])
})

test.each([
  ['another base path', declared({ basePath: '/other' })],
  ['another slot', { modules: ['overview-prompt'] }],
  ['a field of a later checkout', { later: true }],
])('a release.json with %s is not what was published', async (_, changes) => {
  const { store, release } = await tamperedStore(changes)
  const to = await emptyStore()
  const reason = `${APP} ${release} is damaged: its files or its release.json are not those that were published`
  await expect(importRelease(store, to, { app: APP, release })).rejects.toThrow(reason)
  await expect(activate(store, APP, release)).rejects.toThrow(reason)
  await publishAs(APP, await remoteBuild(), store)
  await activate(store, APP, release)
})

test.each([
  ['of other content', gzipSync('other')],
  ['of gigabytes', gzipSync(Buffer.alloc(50_000_000))],
  ['that is none', Buffer.from('other')],
])('a compressed form %s is refused', async (_, content) => {
  const { store, release } = await tamperedStore({})
  await store.replace(`${releaseFolder(APP, release)}/main.css.gz`, content)
  await expect(activate(store, APP, release)).rejects.toThrow('main.css.gz is not the compressed form of its')
})

test('a host that was changed after its activation is in no page, and a rollback mends the portal', async () => {
  const store = await emptyStore()
  for (const text of ['one', 'two'])
    await activate(store, 'host', (await publishAs('host', await hostBuild(text), store)).release)
  const { release } = await publishAs(APP, await remoteBuild(), store)
  const host = (await readRegistry(store)).apps.host?.active.release ?? ''
  await store.replace(`${releaseFolder('host', host)}/page.html`, `${markers}<script>alert(1)</script>`)
  for (const releases of [{ [APP]: release }, {}])
    await expect(activateAll(store, releases)).rejects.toThrow(`host ${host} is damaged`)
  expect(await pageIn(store)).not.toContain('alert')
  await rollback(store, 'host')
  await activate(store, APP, release)
})

test('a file whose name leads out of the release is not copied', async () => {
  const { store, release } = await tamperedStore({})
  const folder = releaseFolder(APP, release)
  const inBucket: Storage = {
    ...store,
    read: (path) => (path.includes('..') ? Promise.resolve(Buffer.from('x')) : store.read(path)),
    async list(path) {
      const added = { path: `${folder}/../../../../x.gz`, bytes: 1, modifiedAt: 0 }
      return [...(await store.list(path)), ...(path === folder ? [added] : [])]
    },
  }
  const to = await emptyStore()
  await expect(importRelease(inBucket, to, { app: APP, release })).rejects.toThrow(
    'must be the name of a file',
  )
  expect(await readdir(to.address)).toEqual(['config.json'])
  await expect(to.replace('../x', '')).rejects.toThrow('../x is outside of the store')
})

test.each([
  ['pages.json', [{ path: '/../../../x' }], 'pages.json cannot be used: 0.path: must be a path'],
  [
    'pages.json',
    [{ path: '/x', tab: { label: 'x', icon: [['script', { src: '//evil.example' }]] } }],
    '0.tab.icon.0.0: must be one of circle',
  ],
  ['licenses-host.json', { name: 1 }, 'licenses-host.json cannot be used'],
])('a host with the %s %j is not activated', async (name, content, message) => {
  const store = await emptyStore()
  const { release } = await publishAs(
    'host',
    await hostBuild('one', { [name]: JSON.stringify(content) }),
    store,
  )
  await expect(activate(store, 'host', release)).rejects.toThrow(message)
  expect(await readdir(store.address)).not.toContain('index.html')
})

test('a host whose inline script ends its element is refused in one line', async () => {
  const store = await emptyStore()
  const boot = { 'boot.js': '"</script><script>alert(1)"' }
  const { release } = await publishAs('host', await hostBuild('one', boot), store)
  await expect(activate(store, 'host', release)).rejects.toMatchObject({ name: 'ReleaseError' })
})

const withPath = (json: unknown) => String(json).replaceAll(/"basePath": ?"[^"]*"/g, '"basePath":"/../../x"')

test('a tampered registry.json is replaced from the log, and a tampered log is refused with the field', async () => {
  const { store, release } = await tamperedStore({})
  await activate(store, APP, release)
  const tampered = async (path: string) => store.replace(path, withPath(await store.read(path)))

  await tampered('registry.json')
  expect((await readRegistry(store)).apps[APP]?.active.remote?.basePath).toBe('/contracts')
  expect(String(await store.read('registry.json'))).not.toContain('..')

  await tampered('log/00000002.json')
  await store.remove('registry.json')
  await expect(readRegistry(store)).rejects.toThrow(
    /00000002.json cannot be used: registry.apps.mfe-contracts.active.remote.basePath: must be one segment/,
  )
})

test.each(['constructor', '__proto__', '../../x'])('%s is an unknown app', async (app) => {
  const store = await emptyStore()
  await expect(activateAll(store, Object.fromEntries([[app, '0123456789abcdef']]))).rejects.toThrow(
    `${app} is not an app`,
  )
})
