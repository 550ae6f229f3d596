import { createHash } from 'node:crypto'
import { FileNameSchema } from '@portal/federation/protocol'
import * as v from 'valibot'
import { ReleaseError } from './release-error.ts'
import type { Storage } from './storage.ts'

/** A file of a release: its name with forward slashes, relative to the release. */
export interface ReleaseFile {
  name: string
  content: Buffer
}

// Publishing adds these to the files of the build.
const ADDED_BY_PUBLISHING = /^release\.json$|\.(br|gz)$/

/**
 * Reads the files of a build or of a published release.
 * @throws ReleaseError for a file whose name could lead out of its folder
 */
export async function readReleaseFiles(storage: Storage, folder = ''): Promise<ReleaseFile[]> {
  const start = folder ? folder.length + 1 : 0
  const all = (await storage.list(folder)).map(({ path }) => path.slice(start))
  for (const name of all) {
    const checked = v.safeParse(FileNameSchema, name)
    if (!checked.success)
      throw new ReleaseError(`${folder || storage.address}: ${name} ${checked.issues[0].message}`)
  }
  const names = all.filter((name) => !ADDED_BY_PUBLISHING.test(name))
  return Promise.all(
    names.map(async (name) => {
      const content = await storage.read(folder ? `${folder}/${name}` : name)
      return { name, content: content ?? Buffer.alloc(0) }
    }),
  )
}

/** The id of a release: 16 hexadecimal digits of a hash over the names and contents of its files. */
export function releaseIdOf(files: ReleaseFile[]): string {
  const lines = files.map(
    ({ name, content }) => `${name}\0${createHash('sha256').update(content).digest('hex')}\n`,
  )
  return createHash('sha256').update(lines.sort().join('')).digest('hex').slice(0, 16)
}

/** The sha384 of every script and style sheet, by name. */
export function integrityOf(files: ReleaseFile[]): Record<string, string> {
  return Object.fromEntries(
    files
      .filter(({ name }) => /\.(m?js|css)$/.test(name))
      .map(({ name, content }) => [name, sha384(content)]),
  )
}

export const sha384 = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
