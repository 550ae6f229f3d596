import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { rollback } from './activate.ts'
import { readLog } from './log.ts'
import { overlayStorage } from './overlay-storage.ts'
import { readRegistry } from './projections.ts'
import { prune } from './prune.ts'
import { activate, emptyStore, hostBuild, publishAs, remoteBuild } from './store-fixture.ts'

const APP = 'mfe-contracts'

test('prune removes old releases that are neither named in the registry nor among the newest', async () => {
  const store = await emptyStore()
  const ids: string[] = []
  for (const text of ['old', 'earlier', 'active', 'new']) {
    ids.push((await publishAs(APP, await remoteBuild(text), store)).release)
  }
  const [old, earlier, active] = ids
  await activate(store, APP, earlier ?? '')
  await activate(store, APP, active ?? '')
  const files = await store.list('remotes')
  for (const { path } of files.filter(({ path }) => !path.includes(earlier ?? ''))) {
    await utimes(join(store.address, path), 0, 0)
  }

  expect(await prune(store, { newest: 1, days: 14 })).toMatchObject({
    releases: [{ app: APP, release: old }],
  })
  expect((await store.list('remotes')).some(({ path }) => path.includes(old ?? ''))).toBe(false)
  expect((await readRegistry(store)).releases[APP]?.map(({ release }) => release)).not.toContain(old)
  await rollback(store, APP)
  expect((await readRegistry(store)).apps[APP]?.active.release).toBe(earlier)
})

test('an unfinished publication stays while it is young', async () => {
  const store = await emptyStore()
  const file = `remotes/${APP}/${'a'.repeat(16)}/main.js`
  await store.replace(file, 'x')
  expect(await prune(store, { newest: 0, days: 1 })).toEqual({ releases: [], others: [], log: [], bytes: 0 })
  await utimes(join(store.address, file), 0, 0)
  expect(await prune(store, { newest: 0, days: 1 })).toMatchObject({ releases: [{ app: APP }], bytes: 1 })
})

test('old entries of the log keep their facts and lose their registry', async () => {
  const store = await emptyStore()
  const { release } = await publishAs(APP, await remoteBuild(), store)
  for (let index = 0; index < 25; index++) await activate(store, APP, release)
  const before = await readRegistry(store)
  const { bytes } = await prune(store, { newest: 0, days: 1 })
  expect(bytes).toBeGreaterThan(1000)
  const entries = await readLog(store)
  expect(entries).toHaveLength(26)
  expect(entries.filter(({ registry }) => registry)).toHaveLength(20)
  expect(entries[1]).toMatchObject({ action: 'activate', changes: [{ app: APP, release }] })
  // An old registry.json still leads to the newest entry.
  await store.replace('registry.json', JSON.stringify({ ...before, sequence: 1 }))
  expect(await readRegistry(store)).toEqual(before)
})

test('a set stays while the page names it, or while it is young', async () => {
  const store = await emptyStore()
  const host = await publishAs('host', await hostBuild(), store)
  await activate(store, 'host', host.release)
  const before = await store.list('sets')
  const { release } = await publishAs(APP, await remoteBuild(), store)
  await activate(store, APP, release)
  await prune(store, { newest: 1, days: 1 })
  const sets = async () => new Set((await store.list('sets')).map(({ path }) => path.replace(/\.json.*/, '')))
  expect([...(await sets())]).toHaveLength(2)

  for (const { path } of await store.list('sets')) await utimes(join(store.address, path), 0, 0)
  await prune(store, { newest: 1, days: 1 })
  const left = [...(await sets())]
  expect(left).toHaveLength(1)
  expect(before[0]?.path).not.toContain(left[0])
})

test('a dry run names all that prune then removes, and removes nothing', async () => {
  const store = await emptyStore()
  const host = await publishAs('host', await hostBuild(), store)
  await activate(store, 'host', host.release)
  for (const text of ['one', 'two']) {
    const { release } = await publishAs(APP, await remoteBuild(text), store)
    await activate(store, APP, release)
  }
  const unused = await publishAs(APP, await remoteBuild('unused'), store)
  await publishAs(APP, await remoteBuild('newest'), store)
  for (const path of ['.incoming/1', 'remotes/vendor/0123456789abcdef/vendor.js'])
    await store.replace(path, 'x')
  const files = async () => (await store.list('')).map(({ path }) => path)
  const before = await files()
  for (const path of before) await utimes(join(store.address, path), 0, 0)

  const options = { newest: 1, days: 1 }
  const planned = await prune(overlayStorage(store), options)
  expect(await files()).toEqual(before)
  expect(await prune(store, options)).toEqual(planned)
  const left = new Set(await files())
  const removed = before.filter((path) => !left.has(path))
  const named = [`remotes/${APP}/${unused.release}`, ...planned.others.map(({ path }) => path)]
  const isOf = (file: string, part: string) => file === part || file.startsWith(`${part}/`)
  expect(removed.filter((file) => !named.some((part) => isOf(file, part)))).toEqual([])
  expect(named.filter((part) => !removed.some((file) => isOf(file, part)))).toEqual([])
  expect(named.join('\n')).toMatch(/^remotes.*^elements\/.*^remotes\/vendor\/.*^sets\/.*^\.incoming\//ms)
})
