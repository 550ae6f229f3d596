import { isContractFit, type Registry, type Release } from '@portal/contracts'
import { ReleaseError } from './release-error.ts'
import { integrityOf, readReleaseFiles, releaseIdOf } from './release-files.ts'
import { HOST, readRelease, releaseDir } from './store.ts'

/**
 * Reads a release and compares every one of its files with what was published.
 * @throws ReleaseError naming the file that is missing, changed or additional
 */
export async function readIntactRelease(storeDir: string, app: string, id: string): Promise<Release> {
  const release = await readRelease(storeDir, app, id)
  const files = await readReleaseFiles(releaseDir(storeDir, app, id))
  const found = integrityOf(files)
  for (const name of new Set([...Object.keys(release.integrity), ...Object.keys(found)])) {
    if (found[name] === undefined) throw new ReleaseError(`${app} ${id} is damaged: ${name} is missing`)
    if (found[name] !== release.integrity[name]) {
      throw new ReleaseError(`${app} ${id} is damaged: ${name} does not match its integrity`)
    }
  }
  if (releaseIdOf(files) !== id) {
    throw new ReleaseError(`${app} ${id} is damaged: its files are not those that were published`)
  }
  return release
}

/** From here on the host knows its remotes by their declarations. */
const DECLARATIONS_SINCE = '1.5'

/** What no two remotes of a portal may have in common. */
const unique = ['basePath', 'element'] as const

/**
 * Checks that every active remote says what the active host must know of it, and that none takes what another one has.
 * @throws ReleaseError naming the remotes, and what to do
 */
export function assertRemotesFit({ apps }: Registry): void {
  const host = apps[HOST]?.active
  const needsDeclarations = host && isContractFit(DECLARATIONS_SINCE, host.contractVersion)
  const remotes = Object.values(apps).flatMap(({ active }) => (active.app === HOST ? [] : [active]))
  for (const { app, release, remote } of remotes) {
    if (needsDeclarations && !remote) {
      throw new ReleaseError(
        `${app} ${release} has no declaration, which host ${host.release} needs: ` +
          `build ${app} again and activate it with the host, or retire it first`,
      )
    }
    for (const field of unique) {
      const other = remotes.find((one) => one.app !== app && one.remote?.[field] === remote?.[field])
      if (remote && other) {
        throw new ReleaseError(
          `${app} ${release} and ${other.app} ${other.release} both declare the ${field} ${remote[field]}: ` +
            `change it in one remote.ts and build that remote again, or retire one of them`,
        )
      }
    }
  }
}

/**
 * Checks that the active host can run the active release of every remote.
 * @throws ReleaseError naming the remote that it cannot run
 */
export function assertContractsFit(registry: Registry): void {
  const host = registry.apps[HOST]?.active
  if (!host) return
  for (const { active } of Object.values(registry.apps)) {
    if (!isContractFit(active.contractVersion, host.contractVersion)) {
      throw new ReleaseError(
        `${active.app} ${active.release} needs contract version ${active.contractVersion}, ` +
          `but host ${host.release} provides ${host.contractVersion}`,
      )
    }
  }
}
