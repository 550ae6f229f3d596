import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { rollback } from './activate.ts'
import { removeOtherPages, writePage } from './page-files.ts'
import { pageIn, renderedPortal } from './page-fixture.ts'
import type { Storage } from './storage.ts'
import { emptyStore } from './store-fixture.ts'

const expanders = { '.br': brotliDecompressSync, '.gz': gunzipSync }
const PAGES = ['index.html', 'pages/contracts.html']

/** The compressed forms of a page that a static server would send, expanded. */
async function formsOf(store: Storage, path: string) {
  const forms = await Promise.all(
    Object.entries(expanders).map(async ([suffix, expand]) => {
      const form = await store.read(`${path}${suffix}`)
      return form && String(expand(form))
    }),
  )
  return forms.filter((form) => form !== undefined)
}

/** Calls back after each change, where the process could be killed. */
const observed = (store: Storage, afterChange: () => Promise<void>): Storage => ({
  ...store,
  async replace(path, content) {
    await store.replace(path, content)
    await afterChange()
  },
  async remove(...paths) {
    await store.remove(...paths)
    await afterChange()
  },
})

test('each page has its compressed forms after an activation', async () => {
  const { store } = await renderedPortal()
  for (const path of PAGES) {
    const page = await pageIn(store, path)
    expect(await formsOf(store, path)).toEqual([page, page])
    expect((await store.read(`${path}.br`))?.length).toBeLessThan(page.length / 2)
  }
})

test('at no time of an activation is there a form of another page beside a page', async () => {
  const { store } = await renderedPortal()
  const before = await pageIn(store)
  let changes = 0
  await rollback(
    observed(store, async () => {
      changes++
      for (const path of PAGES) {
        const page = await pageIn(store, path)
        for (const form of await formsOf(store, path)) expect(form).toBe(page)
      }
    }),
    'mfe-contracts',
  )
  expect(changes).toBeGreaterThan(PAGES.length * 3)
  expect(await pageIn(store)).not.toBe(before)
})

test('an unchanged page never loses its forms', async () => {
  const store = await emptyStore()
  const page = 'text '.repeat(1000)
  await writePage(store, 'index.html', page)
  await writePage(
    observed(store, async () => expect(await formsOf(store, 'index.html')).toEqual([page, page])),
    'index.html',
    page,
  )
})

test('a removed page loses its forms first, also those that a killed process left', async () => {
  const store = await emptyStore()
  await writePage(store, 'pages/gone.html', 'text '.repeat(1000))
  await store.replace('pages/left.html.br', 'x')
  const seen: string[][] = []
  const list = async () => seen.push((await store.list('pages')).map(({ path }) => path))
  await removeOtherPages(
    observed(store, async () => void (await list())),
    'pages',
    () => false,
  )
  expect(seen).toEqual([['pages/gone.html'], []])
})
