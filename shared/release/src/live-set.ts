import { createHash } from 'node:crypto'
import type { LiveSet, Registry, Release } from '@portal/federation/protocol'
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

/** All that the page needs to know of the live releases. */
export function liveSetOf(registry: Registry, host: Release): LiveSet {
  const remotes = releasesInPage(registry, host)
  return {
    registry: bootRegistryOf(remotes),
    remotes: bootRemotesOf(remotes),
    canaries: bootCanariesOf(canariesInPage(registry, host), remotes),
    retired: retiredPaths(registry),
  }
}

/** The file with the set. Its name is a hash of it. */
export function setFile(registry: Registry, host: Release): SetFile {
  const content = Buffer.from(`${JSON.stringify(liveSetOf(registry, host))}\n`)
  const id = createHash('sha256').update(content).digest('hex').slice(0, 16)
  return { name: `${id}.json`, content, integrity: sha384(content) }
}
