import { createHash } from 'node:crypto'
import type { LiveSet, Registry, Release } from '@portal/contracts'
import {
  bootCanariesOf,
  bootRegistryOf,
  bootRemotesOf,
  canariesInPage,
  releasesInPage,
  retiredPaths,
} from './boot-registry.ts'
import { type ReleaseFile, sha384 } from './release-files.ts'

/** The folder with the sets of releases. A set never changes. */
export const SETS = 'sets'

export interface SetFile extends ReleaseFile {
  integrity: string
}

/** The file with all that the page needs to know of the live releases. Its name is a hash of it. */
export function setFile(registry: Registry, host: Release): SetFile {
  const remotes = releasesInPage(registry, host)
  const set: LiveSet = {
    registry: bootRegistryOf(remotes),
    remotes: bootRemotesOf(remotes),
    canaries: bootCanariesOf(canariesInPage(registry, host)),
    retired: retiredPaths(registry),
  }
  const content = Buffer.from(`${JSON.stringify(set)}\n`)
  const id = createHash('sha256').update(content).digest('hex').slice(0, 16)
  return { name: `${id}.json`, content, integrity: sha384(content) }
}
