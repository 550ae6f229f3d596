import { compressedForms, expandForm, FORM, FORM_SUFFIXES } from './compression.ts'
import type { Storage } from './storage.ts'

const formsOf = (path: string) => FORM_SUFFIXES.map((suffix) => `${path}${suffix}`)

/** The path of a page from its own or that of one of its forms. */
export const pageOf = (path: string): string => path.replace(FORM, '')

/** Removes a page, its forms first. */
export async function removePage(store: Storage, path: string): Promise<void> {
  await store.remove(...formsOf(path))
  await store.remove(path)
}

/**
 * Writes a page and its compressed forms, unless another process has. A static server prefers a form and does not compare it with the
 * page, so those of another page are removed first.
 */
export async function writePage(store: Storage, path: string, page: string): Promise<void> {
  const content = Buffer.from(page)
  const present = await store.read(path)
  const isPresent = present?.equals(content)
  if (isPresent && (await readPage(store, path)) === page) return
  const forms = await compressedForms(path, content)
  if (present && !isPresent) await store.remove(...formsOf(path))
  await store.replace(path, content)
  await Promise.all(forms.map((form) => store.replace(`${path}${form.suffix}`, form.content)))
}

/** Removes all pages of a folder but these, their forms first. */
export async function removeOtherPages(
  store: Storage,
  folder: string,
  stays: (path: string) => boolean,
): Promise<void> {
  const others = (await store.list(folder)).map(({ path }) => path).filter((path) => !stays(pageOf(path)))
  await store.remove(...others.filter((path) => FORM.test(path)))
  await store.remove(...others.filter((path) => !FORM.test(path)))
}

/** The paths of the pages in a folder. */
export async function pagesIn(store: Storage, folder: string): Promise<string[]> {
  return (await store.list(folder)).map(({ path }) => path).filter((path) => !FORM.test(path))
}

/** Reads a page, or nothing if it or one of its forms is missing, or if a form is that of another page. */
export async function readPage(store: Storage, path: string): Promise<string | undefined> {
  const [page, ...forms] = await Promise.all([
    store.read(path),
    ...FORM_SUFFIXES.map(async (suffix) => {
      const content = await store.read(`${path}${suffix}`)
      return content && expandForm({ suffix, content })
    }),
  ])
  return page && forms.every((form) => form?.equals(page)) ? page.toString() : undefined
}
