import {
  isContractFit,
  RELEASE_MAP_FILE,
  type Registry,
  type Release,
  type RemoteDeclaration,
} from '@portal/federation/protocol'
import { ReleaseError } from './release-error.ts'
import { integrityOf, isCheckedByBrowser, type ReleaseFile, readPublishedFiles } from './release-files.ts'
import { contentIdOf, declarationText, releaseDigestOf } from './release-id.ts'
import { mapIntegrityOf } from './release-map.ts'
import type { IntactRelease } from './signature.ts'
import type { Storage } from './storage.ts'
import { HOST, readRelease, releaseFolder } from './store.ts'
import { assertVendorIntact } from './vendor.ts'

/**
 * Reads a release, and checks by its id that each of its files and its declaration are those that were published.
 * @param known the same release as the registry of the store has it: one of an older checkout, whose id covers only the files, must be
 *   that one
 * @throws ReleaseError naming what is missing, changed or additional
 */
export async function readIntact(
  store: Storage,
  app: string,
  id: string,
  known?: Release,
): Promise<IntactRelease> {
  const release = await readRelease(store, app, id)
  const files = await readPublishedFiles(store, releaseFolder(app, id))
  const found = integrityOf(files)
  for (const name of new Set([...Object.keys(release.integrity), ...Object.keys(found)])) {
    // An older checkout did not list what no browser compares. The id covers it.
    if (release.integrity[name] === undefined && !isCheckedByBrowser(name)) continue
    if (found[name] === undefined) throw new ReleaseError(`${app} ${id} is damaged: ${name} is missing`)
    if (found[name] !== release.integrity[name]) {
      throw new ReleaseError(`${app} ${id} is damaged: ${name} does not match its integrity`)
    }
  }
  if (release.map !== mapIntegrityOf(files)) {
    throw new ReleaseError(`${app} ${id} is damaged: ${RELEASE_MAP_FILE} does not match its integrity`)
  }
  const digest = releaseDigestOf(files, release)
  if (!digest.startsWith(id)) assertKnown(release, files, known)
  await assertVendorIntact(store, release)
  return { release, digest }
}

/** The same without the digest. */
export const readIntactRelease = async (...release: Parameters<typeof readIntact>): Promise<Release> =>
  (await readIntact(...release)).release

function assertKnown(release: Release, files: ReleaseFile[], known: Release | undefined): void {
  const { app, release: id } = release
  if (contentIdOf(files) !== id) {
    throw new ReleaseError(
      `${app} ${id} is damaged: its files or its release.json are not those that were published`,
    )
  }
  if (known && declarationText(known) === declarationText(release)) return
  throw new ReleaseError(
    `${app} ${id} was published by an older checkout, whose ids do not cover release.json: publish it again`,
  )
}

/**
 * Checks the files that every page is rendered from.
 * @throws ReleaseError when those of the active host are damaged
 */
export async function assertHostIntact(store: Storage, { apps }: Registry): Promise<void> {
  const host = apps[HOST]?.active
  if (host) await readIntactRelease(store, HOST, host.release, host)
}

/** The names that must be unique among the remotes of a portal. */
const uniqueNamesOf = ({ basePath, element, slots }: RemoteDeclaration): string[] => [
  `the base path ${basePath}`,
  ...(element ? [`the element ${element}`] : []),
  ...slots.map((slot) => `the slot ${slot}`),
]

/** The active release of each remote that is not retired. */
const remotesIn = ({ apps }: Registry): Release[] =>
  Object.values(apps).flatMap(({ active, retired }) => (retired || active.app === HOST ? [] : [active]))

/**
 * Checks that the active releases fit together: the host can run every remote, and their names are unique.
 * @throws ReleaseError naming the remotes and what to do
 */
export function assertReleasesFit(registry: Registry): void {
  assertContractsFit(registry)
  assertRemotesFit(registry)
}

function assertRemotesFit(registry: Registry): void {
  const owners = new Map<string, Release>()
  for (const active of remotesIn(registry)) {
    for (const name of active.remote ? uniqueNamesOf(active.remote) : []) {
      const owner = owners.get(name)
      if (owner) {
        throw new ReleaseError(
          `${owner.app} ${owner.release} and ${active.app} ${active.release} both have ${name}: ` +
            `change it in one remote.ts and build that remote again, or retire one of them`,
        )
      }
      owners.set(name, active)
    }
  }
}

function assertContractsFit(registry: Registry): void {
  const host = registry.apps[HOST]?.active
  if (!host) return
  for (const active of remotesIn(registry)) {
    if (!isContractFit(active.contractVersion, host.contractVersion)) {
      throw new ReleaseError(
        `${active.app} ${active.release} needs contract version ${active.contractVersion}, ` +
          `but host ${host.release} provides ${host.contractVersion}: activate a newer host, alone or together with it`,
      )
    }
  }
}
