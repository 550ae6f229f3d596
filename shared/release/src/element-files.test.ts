import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { activateAll, recordVerification, retire, rollback } from './activate.ts'
import { importRelease } from './import.ts'
import { readPage } from './page-files.ts'
import { prune } from './prune.ts'
import { publish } from './publish.ts'
import { contentIdOf } from './release-id.ts'
import type { Storage } from './storage.ts'
import { readText } from './storage.ts'
import { activate, aDeclaration, emptyStore, hostBuild, publishAs, remoteBuild } from './store-fixture.ts'

const vendorFiles = (library: string) => ({
  'vendor.js': `export const library = ${JSON.stringify(library)}`,
  'session.3.js': 'export const session = 3',
})
const vendorId = (library: string) =>
  contentIdOf(
    Object.entries(vendorFiles(library)).map(([name, text]) => ({ name, content: Buffer.from(text) })),
  )
const LIBRARY = 'react'
const VENDOR = vendorId(LIBRARY)

/** A build with an element that shares a vendor module. */
const elementBuild = (app: string, text = 'one', library = LIBRARY, vendor = vendorId(library)) =>
  remoteBuild(text, {
    ...Object.fromEntries(
      Object.entries(vendorFiles(library)).map(([name, content]) => [`vendor/${vendor}/${name}`, content]),
    ),
    'element/view.1.js': `export const view = ${JSON.stringify(text)}`,
    'element/view.1.css': ':host { color: red }',
    'element/dialog.2.js': 'export const dialog = 2',
    'element/dialog.2.css': ':host { color: blue }',
    'build.json': JSON.stringify({
      entry: 'main.1234.js',
      preload: ['main.1234.js'],
      styles: ['main.css'],
      element: 'element/element.5678.js',
      standAlone: 'element/element.5678.js',
      elementModules: [`vendor/${vendor}/vendor.js`, 'element/view.1.js'],
      elementStyles: ['element/view.1.css'],
      vendor,
      remote: aDeclaration(app),
      needs: '1.0',
    }),
  })

async function publishElement(store: Storage, app = 'mfe-contracts', text = 'one', library = LIBRARY) {
  return publishAs(app, await elementBuild(app, text, library), store)
}

interface Description {
  url: string
  modules: { url: string; integrity: string }[]
  styles: { url: string }[]
  later: { url: string }[]
  contract: string
}

const description = async (store: Storage, name: string) =>
  JSON.parse((await readText(store, `elements/${name}.json`)) ?? 'null')

/** The files that a description names, in the store. */
function filesOf(store: Storage, name: string, description: Description) {
  const { url, modules, styles, later, contract } = description
  const address = new URL(`elements/${name}.json`, 'https://portal.example')
  const urls = [url, contract, ...[...modules, ...styles, ...later].map((file) => file.url)]
  return Promise.all(urls.map((one) => readText(store, new URL(one, address).pathname.slice(1))))
}

test('the address of an element follows the live release, and that of a release stays', async () => {
  const store = await emptyStore()
  const one = await publishElement(store)
  const two = await publishElement(store, 'mfe-contracts', 'two')
  const host = await publishAs('host', await hostBuild(), store)
  await activate(store, 'host', host.release)
  expect(await description(store, 'nordtal-contracts')).toBeNull()

  await activate(store, 'mfe-contracts', one.release)
  await activate(store, 'mfe-contracts', two.release)
  expect(await description(store, 'nordtal-contracts')).toMatchObject({ release: two.release })
  await rollback(store, 'mfe-contracts')
  for (const name of ['nordtal-contracts', `nordtal-contracts/${one.release}`]) {
    const live = await description(store, name)
    expect(live).toMatchObject({ element: 'nordtal-contracts', app: 'mfe-contracts', release: one.release })
    expect(await filesOf(store, name, live)).not.toContain(undefined)
    expect(JSON.parse((await readPage(store, `elements/${name}.json`)) ?? 'null')).toEqual(live)
    expect(live.modules).toMatchObject([
      {
        url: expect.stringContaining(`remotes/vendor/${VENDOR}/vendor.js`),
        integrity: expect.stringMatching(/^sha384-/),
      },
      { url: expect.stringContaining('element/view.1.js') },
    ])
    expect(
      live.later.toSorted((a: { url: string }, b: { url: string }) => a.url.localeCompare(b.url)),
    ).toEqual(
      ['element/dialog.2.css', 'element/dialog.2.js', `remotes/vendor/${VENDOR}/session.3.js`].map(
        (file) => ({
          url: expect.stringContaining(file),
          integrity: expect.stringMatching(/^sha384-/),
        }),
      ),
    )
  }
  await retire(store, 'mfe-contracts')
  const live = (await store.list('elements')).filter(({ path }) =>
    path.startsWith('elements/nordtal-contracts.'),
  )
  expect(live).toEqual([])
})

test('the files for integrators are those of the live host', async () => {
  const store = await emptyStore()
  for (const text of ['one', 'two']) {
    const files = {
      'elements/loader.js': text,
      'elements/loader.js.map': '{}',
      [`elements/${text}.json`]: text,
    }
    const { release } = await publishAs('host', await hostBuild(text, files), store)
    await activate(store, 'host', release)
  }
  const files = await Promise.all((await store.list('elements')).map(({ path }) => readText(store, path)))
  expect(files).toEqual(['two', 'two'])
})

test('neither a rollback nor an activation without a reason takes the element of a remote away', async () => {
  const store = await emptyStore()
  const host = await publishAs('host', await hostBuild(), store)
  await activate(store, 'host', host.release)
  const description = { entry: 'main.1234.js', preload: [], styles: [], element: null, standAlone: null }
  const first = await remoteBuild('one', { 'build.json': JSON.stringify(description) })
  const ids: string[] = []
  for (const build of [first, await elementBuild('mfe-contracts')]) {
    const { release } = await publishAs('mfe-contracts', build, store)
    await activate(store, 'mfe-contracts', release)
    ids.push(release)
  }
  await expect(rollback(store, 'mfe-contracts')).rejects.toThrow(
    `mfe-contracts ${ids[1]} cannot be rolled back: ${ids[0]} lacks its element, which other pages may use ` +
      '(npm run build -- mfe-contracts makes it',
  )
  const back = { 'mfe-contracts': ids[0] ?? '' }
  await recordVerification(store, 'mfe-contracts', ids[0] ?? '', { passed: true })
  const live = () => readText(store, 'elements/nordtal-contracts.json')
  await expect(activateAll(store, back, { requireVerified: true })).rejects.toThrow('lacks its element')
  expect(await live()).toContain(ids[1])
  await activateAll(store, back, { requireVerified: true, force: 'No page uses it' })
  expect(await live()).toBeUndefined()
})

test('the folder of a release is a build of the same release', async () => {
  const store = await emptyStore()
  const { app, release, contractVersion } = await publishAs('mfe-contracts', await remoteBuild(), store)
  const folder = join(store.address, `remotes/${app}/${release}`)
  const again = await publish(folder, await emptyStore(), { app, contractVersion, revision: 'unknown' })
  expect(again.release).toBe(release)
})

test('releases share a vendor module, which a publication mends and a copy of a release brings along', async () => {
  const store = await emptyStore()
  await publishElement(store)
  const file = `remotes/vendor/${VENDOR}/vendor.js`
  await store.replace(file, 'damaged')
  const other = await publishElement(store, 'mfe-privacy')
  expect(await readText(store, file)).toContain(LIBRARY)
  expect(await store.list(`remotes/mfe-privacy/${other.release}/vendor`)).toEqual([])

  const copy = await emptyStore()
  await importRelease(store, copy, other)
  expect(await readText(copy, file)).toContain(LIBRARY)
  expect(await description(copy, `nordtal-privacy/${other.release}`)).not.toBeNull()
  const page = await readText(copy, `remotes/mfe-privacy/${other.release}/element/index.html`)
  expect(page).toContain(`"../../../vendor/${VENDOR}/vendor.js":"sha384-`)
  await copy.remove(file)
  await expect(activate(copy, 'mfe-privacy', other.release)).rejects.toThrow(`${VENDOR} is missing`)
})

test('a vendor module under the name of another one is refused, so that no copy replaces it', async () => {
  const store = await emptyStore()
  const build = await elementBuild('mfe-contracts', 'one', 'changed', VENDOR)
  await expect(publishAs('mfe-contracts', build, store)).rejects.toThrow(`is not ${VENDOR}`)

  const { app, release } = await publishElement(store)
  const file = `remotes/vendor/${VENDOR}/more.js`
  await store.replace(file, 'changed')
  await expect(importRelease(store, await emptyStore(), { app, release })).rejects.toThrow(`is not ${VENDOR}`)
})

test('prune keeps the vendor modules of the releases that stay, and no address of another one', async () => {
  const store = await emptyStore()
  const kept = await publishElement(store)
  const old = await publishElement(store, 'mfe-contracts', 'two', 'preact')
  await publishElement(store, 'mfe-contracts', 'three')
  await activate(store, 'mfe-contracts', kept.release)
  await prune(store, { newest: 1, days: 0 })
  const vendors = (await store.list('remotes/vendor')).map(({ path }) => path.split('/')[2])
  expect(new Set(vendors)).toEqual(new Set([VENDOR]))
  expect(await description(store, `nordtal-contracts/${kept.release}`)).not.toBeNull()
  const left = (await store.list('elements')).filter(({ path }) => path.includes(old.release))
  expect(left).toEqual([])
})
