import { createHash } from 'node:crypto'
import { FileNameSchema } from '@portal/federation/protocol'
import * as v from 'valibot'
import { FORM, isFormOf } from './compression.ts'
import { ReleaseError } from './release-error.ts'
import type { Storage } from './storage.ts'

/** A file of a release: its name with forward slashes, relative to the release. */
export interface ReleaseFile {
  name: string
  content: Buffer
}

// Publishing adds these to the files of the build.
const ADDED_BY_PUBLISHING = /^release\.(json|sig)$|\.(br|gz)$/

/** Reads the files of a build. */
export async function readReleaseFiles(storage: Storage, folder = ''): Promise<ReleaseFile[]> {
  const names = await namesIn(storage, folder)
  const files = names
    .filter((name) => !ADDED_BY_PUBLISHING.test(name))
    .map(async (name) => ({ name, content: await contentOf(storage, folder, name) }))
  return Promise.all(files)
}

/**
 * Reads the files of a published release, without what publishing added.
 * @throws ReleaseError when a compressed form is not that of its file: a static server prefers it
 */
export async function readPublishedFiles(storage: Storage, folder: string): Promise<ReleaseFile[]> {
  const files = await readReleaseFiles(storage, folder)
  const contents = new Map(files.map(({ name, content }) => [name, content]))
  const forms = (await namesIn(storage, folder)).filter((name) => FORM.test(name))
  const damaged = await Promise.all(
    forms.map(async (form) => {
      const content = contents.get(form.replace(FORM, ''))
      const isIntact = content && (await isFormOf(form, await contentOf(storage, folder, form), content))
      return isIntact ? [] : [form]
    }),
  )
  const [form] = damaged.flat()
  if (form) throw new ReleaseError(`${folder} is damaged: ${form} is not the compressed form of its file`)
  return files
}

/** @throws ReleaseError for a file whose name could lead out of its folder */
async function namesIn(storage: Storage, folder: string): Promise<string[]> {
  const start = folder ? folder.length + 1 : 0
  const names = (await storage.list(folder)).map(({ path }) => path.slice(start))
  for (const name of names) {
    const checked = v.safeParse(FileNameSchema, name)
    if (!checked.success)
      throw new ReleaseError(`${folder || storage.address}: ${name} ${checked.issues[0].message}`)
  }
  return names
}

const contentOf = async (storage: Storage, folder: string, name: string) =>
  (await storage.read(folder ? `${folder}/${name}` : name)) ?? Buffer.alloc(0)

/** What a page can run, style with or show. */
const LOADED = /\.(m?js|css|wasm|woff2?|ttf|otf|svg|png|jpe?g|gif|webp|avif|ico)$/

/** What a browser compares with an integrity. */
const CHECKED_BY_BROWSER = /\.(m?js|css)$/

/** Whether a browser compares a file with an integrity that the page names. */
export const isCheckedByBrowser = (name: string): boolean => CHECKED_BY_BROWSER.test(name)

/** The sha384 of every file that a page can load, by name. */
export function integrityOf(files: ReleaseFile[]): Record<string, string> {
  return Object.fromEntries(
    files.filter(({ name }) => LOADED.test(name)).map(({ name, content }) => [name, sha384(content)]),
  )
}

export const sha384 = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
