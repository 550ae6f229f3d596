import type { Registry, Release } from '@portal/federation/protocol'
import { liveApp, obstacleTo, withActive, withWithdrawn } from './registry-changes.ts'
import { assertReleasesFit, readIntactRelease } from './release-check.ts'
import { ReleaseError } from './release-error.ts'
import type { Storage } from './storage.ts'

/**
 * Makes the newest earlier release active that has no obstacle, is intact and fits, and withdraws the one that it replaces.
 * @param refused what is not possible without it, such as `cannot be rolled back`
 * @throws ReleaseError when there is none, with the reason for each
 */
export async function withEarlierRelease(
  store: Storage,
  registry: Registry,
  left: Release,
  refused: string,
): Promise<{ registry: Registry; target: Release }> {
  const releases = liveApp(registry, left.app)
  const reasons: string[] = []
  for (const earlier of releases.previous) {
    const obstacle = obstacleTo(releases, earlier)
    if (obstacle) {
      reasons.push(obstacle)
      continue
    }
    try {
      const target = await readIntactRelease(store, left.app, earlier.release, earlier)
      const replaced = withWithdrawn(withActive(registry, target), left.app, left.release)
      assertReleasesFit(replaced)
      return { registry: replaced, target }
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error
      reasons.push(error.message)
    }
  }
  const why = reasons.join('; ') || 'no other release was active before'
  throw new ReleaseError(`${left.app} ${left.release} ${refused}: ${why}`)
}
