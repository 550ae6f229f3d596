import { beforeEach, expect, test } from '@jest/globals'
import { insertIntoElement } from '@portal/federation/style-insertion'
import { waitFor } from '@testing-library/dom'
import { createStyleSheets, type StyleSheets } from './style-sheets.ts'

let release = 0
let base: string
let sheets: StyleSheets

beforeEach(() => {
  release += 1
  base = `https://portal.example/remotes/mfe-data/${release}/element/`
  sheets = createStyleSheets([base])
})

/** Loads a style sheet as the build does. Resolves with its outcome. */
function load(href: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise<string>((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(type))
    insertIntoElement(link)
  })
}

function newRoot() {
  const host = document.createElement('div')
  document.body.append(host)
  return host.attachShadow({ mode: 'open' })
}

const copies = (root: ShadowRoot) => [...root.querySelectorAll('link')]
const addresses = (root: ShadowRoot) => copies(root).map(({ href }) => href)

test('a style sheet goes to every root of its release and to no other', async () => {
  const others = createStyleSheets(['https://portal.example/remotes/mfe-other/1/element/'])
  const [one, two, other] = [newRoot(), newRoot(), newRoot()]
  for (const root of [one, two]) void sheets.addTo(root)
  void others.addTo(other)
  const loaded = load(`${base}dialog.css`)
  expect(addresses(one)).toEqual([`${base}dialog.css`])
  expect(addresses(two)).toEqual([`${base}dialog.css`])
  expect(addresses(other)).toEqual([])
  for (const copy of copies(one)) copy.dispatchEvent(new Event('load'))
  expect(await loaded).toBe('load')
})

test('a root that comes later gets the style sheets that are there', async () => {
  await load(`${base}dialog.css`)
  const root = newRoot()
  const added = sheets.addTo(root)
  expect(addresses(root)).toEqual([`${base}dialog.css`])
  for (const copy of copies(root)) copy.dispatchEvent(new Event('load'))
  await added
})

test('a loading ends when its root is removed', async () => {
  const root = newRoot()
  void sheets.addTo(root)
  const loaded = load(`${base}dialog.css`)
  sheets.removeFrom(root)
  expect(await loaded).toBe('load')
  expect(root.childElementCount).toBe(0)
})

test('a style sheet that failed is forgotten, so that a retry adds it again', async () => {
  const root = newRoot()
  void sheets.addTo(root)
  const failed = load(`${base}dialog.css`)
  copies(root)[0]?.dispatchEvent(new Event('error'))
  expect(await failed).toBe('error')
  expect(addresses(root)).toEqual([])
  const loaded = load(`${base}dialog.css`)
  expect(addresses(root)).toEqual([`${base}dialog.css`])
  copies(root)[0]?.dispatchEvent(new Event('load'))
  expect(await loaded).toBe('load')
})

test('a root without a style sheet that is there fails, and a retry adds only what is missing', async () => {
  const [first, second] = [`${base}base.css`, `${base}dialog.css`]
  await load(first)
  await load(second)
  const root = newRoot()
  const added = sheets.addTo(root)
  for (const copy of copies(root)) copy.dispatchEvent(new Event(copy.href === second ? 'error' : 'load'))
  await expect(added).rejects.toThrow(second)
  const again = sheets.addTo(root)
  expect(addresses(root)).toEqual([first, second])
  copies(root)[1]?.dispatchEvent(new Event('load'))
  await again
})

test('a style sheet has the integrity that the loader knows, and a retry waits until a failed one is fetched again', async () => {
  const refetched = Promise.withResolvers<void>()
  const files = { integrityOf: () => 'sha384-known', refetch: () => refetched.promise }
  Object.assign(globalThis, { portalElementFiles: files })
  const root = newRoot()
  void sheets.addTo(root)
  const failed = load(`${base}dialog.css`)
  expect(copies(root)[0]?.integrity).toBe('sha384-known')
  copies(root)[0]?.dispatchEvent(new Event('error'))
  expect(await failed).toBe('error')
  const loaded = load(`${base}dialog.css`)
  expect(addresses(root)).toEqual([])
  refetched.resolve()
  await waitFor(() => expect(addresses(root)).toEqual([`${base}dialog.css`]))
  copies(root)[0]?.dispatchEvent(new Event('load'))
  expect(await loaded).toBe('load')
  Object.assign(globalThis, { portalElementFiles: undefined })
})
