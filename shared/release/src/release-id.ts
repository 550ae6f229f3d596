import { createHash } from 'node:crypto'
import type { Release } from '@portal/federation/protocol'
import type { ReleaseFile } from './release-files.ts'

const ID_DIGITS = 16

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

function digestOf(files: ReleaseFile[]): string {
  const lines = files.map(({ name, content }) => `${name}\0${sha256(content)}\n`)
  return sha256(lines.sort().join(''))
}

/** The id of a vendor module, and that of a release before its declaration was covered: 16 hexadecimal digits. */
export const contentIdOf = (files: ReleaseFile[]): string => digestOf(files).slice(0, ID_DIGITS)

const sorted = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/**
 * All that release.json says but the id itself, and the revision and repository of the source, which differ between publications of one
 * build. Equal declarations have equal texts.
 */
export function declarationText({ release, revision, repository, ...declaration }: Release): string {
  return JSON.stringify(declaration, sorted)
}

/** SHA-256 over the names and contents of the files of a release and over its declaration, hexadecimal. */
export function releaseDigestOf(files: ReleaseFile[], release: Release): string {
  return digestOf([...files, { name: 'release.json', content: Buffer.from(declarationText(release)) }])
}

/** The id of a release: the first 16 digits of its digest. */
export const releaseIdOf = (files: ReleaseFile[], release: Release): string =>
  releaseDigestOf(files, release).slice(0, ID_DIGITS)
