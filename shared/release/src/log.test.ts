import { expect, test } from '@jest/globals'
import { BOOT_TAB_ID, type BootRelease } from '@portal/federation/protocol'
import { activateAll, rollback } from './activate.ts'
import { newestRegistry, readLog } from './log.ts'
import { readPage } from './page-files.ts'
import { jsonOf, liveSetIn, pageIn } from './page-fixture.ts'
import { readRegistry, render } from './projections.ts'
import { readText, type Storage } from './storage.ts'
import { activate, emptyStore, hostBuild, publishAs, remoteBuild } from './store-fixture.ts'

/** A store with a host and two releases of a remote, the second one active. */
async function smallStore() {
  const store = await emptyStore()
  const host = await publishAs('host', await hostBuild(), store)
  await activate(store, 'host', host.release)
  const first = await publishAs('mfe-contracts', await remoteBuild('first'), store)
  await activate(store, 'mfe-contracts', first.release)
  const second = await publishAs('mfe-contracts', await remoteBuild('second'), store)
  await activate(store, 'mfe-contracts', second.release)
  return { store, first, second }
}

const TAB_PAGE = 'pages/contracts.html'

/** Both pages name this release as the active one. */
async function expectActive(store: Storage, release: string) {
  const registries = [
    (await liveSetIn(store)).registry,
    jsonOf(await pageIn(store, TAB_PAGE), BOOT_TAB_ID).registry,
  ]
  expect(await readPage(store, 'index.html')).toBe(await pageIn(store))
  expect(await readPage(store, TAB_PAGE)).toBe(await pageIn(store, TAB_PAGE))
  for (const registry of registries) {
    expect(registry['mfe-contracts'].map((one: BootRelease) => one.release)).toEqual([release])
  }
}

/** Passes the first calls of `replace` on, and fails afterwards, as if the process was killed. */
const killedAfter = (store: Storage, replaced: number): Storage => {
  let left = replaced
  return {
    ...store,
    async replace(path, content) {
      if (left-- <= 0) throw new Error('killed')
      await store.replace(path, content)
    },
  }
}

test('an entry names who wrote what, when and why', async () => {
  const { store, first } = await smallStore()
  const before = new Date().toISOString()
  await activateAll(store, { 'mfe-contracts': first.release }, { who: 'Ada', why: 'too slow' })
  const entry = (await readLog(store)).at(-1)
  expect(entry).toMatchObject({
    sequence: 7,
    who: 'Ada',
    why: 'too slow',
    action: 'activate',
    changes: [{ app: 'mfe-contracts', release: first.release, revision: 'unknown' }],
  })
  expect(entry && entry.at >= before).toBe(true)
})

test.each(Array.from({ length: 9 }, (_, replaced) => replaced))(
  'a write that was killed after rendering %i of its nine files is rendered by the next reader',
  async (replaced) => {
    const { store, first } = await smallStore()
    const killed = killedAfter(store, replaced)
    await expect(rollback(killed, 'mfe-contracts')).rejects.toThrow('killed')
    const registry = await readRegistry(store)
    expect(registry.apps['mfe-contracts']?.active.release).toBe(first.release)
    expect(JSON.parse((await readText(store, 'registry.json')) ?? '')).toEqual(registry)
    await expectActive(store, first.release)
    expect(await pageIn(store)).toContain(JSON.parse((await readText(store, 'live.json')) ?? '').set)
  },
)

test('a late write of an old page is replaced by the page of the newest entry', async () => {
  const { store, first } = await smallStore()
  const oldPage = (await readText(store, 'index.html')) ?? ''
  await rollback(store, 'mfe-contracts')
  await store.replace('index.html', oldPage)
  await readRegistry(store)
  await expectActive(store, first.release)
})

test('a late write of an old page of a tab is replaced, too', async () => {
  const { store, first } = await smallStore()
  const oldPage = await pageIn(store, TAB_PAGE)
  await rollback(store, 'mfe-contracts')
  await store.replace(TAB_PAGE, oldPage)
  await readRegistry(store)
  await expectActive(store, first.release)
})

test('a late write of an old compressed page, and one that is missing, are replaced, too', async () => {
  const { store, first } = await smallStore()
  const old = (await store.read('index.html.br')) ?? ''
  await rollback(store, 'mfe-contracts')
  await store.replace('index.html.br', old)
  await store.remove(`${TAB_PAGE}.gz`)
  await readRegistry(store)
  await expectActive(store, first.release)
})

test('a writer that is late renders the newest entry instead of its own', async () => {
  const { store, first } = await smallStore()
  const late = await readRegistry(store)
  const newest = await rollback(store, 'mfe-contracts')
  await render(store, late)
  expect(JSON.parse((await readText(store, 'registry.json')) ?? '')).toEqual(newest)
  await expectActive(store, first.release)
})

test('a writer renders an entry that appears after its pages, too', async () => {
  const { store, first } = await smallStore()
  const late = await readRegistry(store)
  let newest: typeof late | undefined
  const overtaken: Storage = {
    ...store,
    async replace(path, content) {
      if (path === 'registry.json') newest ??= await rollback(store, 'mfe-contracts')
      await store.replace(path, content)
    },
  }
  await render(overtaken, late)
  expect(JSON.parse((await readText(store, 'registry.json')) ?? '')).toEqual(newest)
  await expectActive(store, first.release)
})

test('the registry is read from the log when registry.json is missing', async () => {
  const { store, second } = await smallStore()
  await store.remove('registry.json')
  expect((await newestRegistry(store)).apps['mfe-contracts']?.active.release).toBe(second.release)
})

test('a store without log and with an unreadable registry.json is refused', async () => {
  const store = await emptyStore()
  await store.replace('registry.json', '{')
  await expect(readRegistry(store)).rejects.toThrow('registry.json cannot be used: it is not JSON')
})
