import type { Registry, Release } from '@portal/federation/protocol'
import type { Author } from './author.ts'
import { withEarlierRelease } from './earlier-release.ts'
import { newestRegistry } from './log.ts'
import { render } from './projections.ts'
import {
  elementLostBy,
  knownRelease,
  liveApp,
  publishedOf,
  recordedRelease,
  releasesOf,
  withActive,
  withCanary,
  withoutRemote,
  withVerification,
  withWithdrawn,
} from './registry-changes.ts'
import { assertHostIntact, assertReleasesFit, readIntact } from './release-check.ts'
import { ReleaseError } from './release-error.ts'
import { assertSigned, type Force } from './signature.ts'
import type { Storage } from './storage.ts'
import { HOST } from './store.ts'
import { write } from './write.ts'

/** Before a release reaches customers. */
interface GateOptions extends Force {
  /** Refuses releases that did not pass their verification, or without the element that other pages may use. */
  requireVerified?: boolean
  /** The registry of the store that they were copied from, for releases of an older checkout in a preview. */
  known?: Registry | undefined
}

/**
 * Activates releases of several apps in one step. Without releases it only renders index.html again, for instance after a
 * change of the app config.
 * @throws ReleaseError when a release is unknown, damaged, not signed, not verified or does not fit the host or the other remotes, or
 *   the app config is invalid; nothing has changed then
 */
export async function activateAll(
  store: Storage,
  releases: Record<string, string>,
  { requireVerified = false, force, known, ...author }: GateOptions = {},
): Promise<Registry> {
  const chosen = await readChosen(store, releases, { force, known, ...author })
  if (chosen.length === 0) return renderAgain(store)
  return write(store, {
    ...author,
    action: 'activate',
    forced: force,
    change(registry) {
      if (requireVerified && !force) assertPasses(registry, chosen)
      return { registry: chosen.reduce(withActive, registry), releases: chosen }
    },
  })
}

async function readChosen(
  store: Storage,
  releases: Record<string, string>,
  { known, ...force }: GateOptions,
): Promise<Release[]> {
  const registry = known ?? (await newestRegistry(store))
  return Promise.all(
    Object.entries(releases).map(async ([app, release]) => {
      const intact = await readIntact(store, app, release, recordedRelease(registry, app, release))
      await assertSigned(store, intact, force)
      return intact.release
    }),
  )
}

async function renderAgain(store: Storage): Promise<Registry> {
  const registry = await newestRegistry(store)
  assertReleasesFit(registry)
  await assertHostIntact(store, registry)
  await render(store, registry)
  return registry
}

/** The release that is active, or was until its remote was retired, may be activated again. */
function assertPasses(registry: Registry, chosen: Release[]): void {
  for (const one of chosen) {
    const { app, release } = one
    const releases = releasesOf(registry, app)
    if (releases?.active.release === release) continue
    const lost = releases && elementLostBy(releases, one)
    if (lost) throw new ReleaseError(`${app} ${lost}`)
    const known = publishedOf(registry, app).find((one) => one.release === release)
    if (known?.verification?.passed) continue
    const reason = known?.verification ? 'did not pass its verification' : 'was not verified'
    throw new ReleaseError(`${app} ${release} ${reason}: verify it, or force it with a reason`)
  }
}

/**
 * Activates the newest earlier release that can be live. The release that it leaves is withdrawn.
 * @throws ReleaseError when there is none
 */
export async function rollback(store: Storage, app: string, author: Author = {}): Promise<Registry> {
  return write(store, {
    ...author,
    action: 'rollback',
    async change(registry) {
      const { active } = liveApp(registry, app)
      const back = await withEarlierRelease(store, registry, active, 'cannot be rolled back')
      return { registry: back.registry, releases: [back.target, active] }
    },
  })
}

/**
 * Takes a release back. If it is the active one, the release before it becomes active.
 * @throws ReleaseError when the store has no such release, or no other can become active
 */
export async function withdraw(
  store: Storage,
  app: string,
  release: string,
  author: Author = {},
): Promise<Registry> {
  return write(store, {
    ...author,
    action: 'withdraw',
    async change(registry) {
      const current = releasesOf(registry, app)
      if (current?.active.release === release && !current.retired) {
        const instead = app === HOST ? 'activate another one' : `retire ${app} takes the remote out`
        const refused = `cannot be withdrawn, because none can take its place (${instead})`
        const back = await withEarlierRelease(store, registry, current.active, refused)
        return { registry: back.registry, releases: [current.active, back.target] }
      }
      return {
        registry: withWithdrawn(registry, app, release),
        releases: [knownRelease(registry, app, release)],
      }
    },
  })
}

/**
 * Takes a remote out of the portal until one of its releases is activated again.
 * @throws ReleaseError when it is not active, or is the host
 */
export async function retire(store: Storage, app: string, author: Author = {}): Promise<Registry> {
  return write(store, {
    ...author,
    action: 'retire',
    change: (registry) => ({
      registry: withoutRemote(registry, app),
      releases: [liveApp(registry, app).active],
    }),
  })
}

/**
 * Shows a release to a share of the browsers, beside the active one. `withdraw` ends it.
 * @param share above 0, at most 1
 * @throws ReleaseError when it is unknown, damaged, not signed, not verified, withdrawn or active
 */
export async function startCanary(
  store: Storage,
  app: string,
  release: string,
  { share, requireVerified = false, force, ...author }: Omit<GateOptions, 'known'> & { share: number },
): Promise<Registry> {
  const [chosen] = await readChosen(store, { [app]: release }, { force, ...author })
  if (!chosen) throw new ReleaseError(`${app} ${release} is not in the store`)
  return write(store, {
    ...author,
    action: 'canary',
    forced: force,
    change(registry) {
      if (requireVerified && !force) assertPasses(registry, [chosen])
      assertReleasesFit(withActive(registry, chosen))
      return { registry: withCanary(registry, chosen, share), releases: [chosen] }
    },
  })
}

/**
 * Activates the canary of an app.
 * @throws ReleaseError when there is none, or it is damaged or not signed
 */
export async function promoteCanary(
  store: Storage,
  app: string,
  { force, ...author }: Force = {},
): Promise<Registry> {
  return write(store, {
    ...author,
    action: 'promote',
    forced: force,
    async change(registry) {
      const { canary } = liveApp(registry, app)
      if (!canary) throw new ReleaseError(`${app} has no canary`)
      const intact = await readIntact(store, app, canary.release.release, canary.release)
      await assertSigned(store, intact, { force, ...author })
      return { registry: withActive(registry, intact.release), releases: [intact.release] }
    },
  })
}

interface VerificationResult extends Author {
  passed: boolean
  /** Why its types, tests and budgets were left out. */
  skipped?: string | undefined
}

/**
 * Keeps whether a release passed its verification.
 * @throws ReleaseError when it was not published into this store
 */
export async function recordVerification(
  store: Storage,
  app: string,
  release: string,
  { passed, skipped, ...author }: VerificationResult,
): Promise<Registry> {
  const verification = { passed, at: new Date().toISOString(), ...(skipped && { skipped }) }
  return write(store, {
    ...author,
    action: passed ? 'verify' : 'fail verification',
    live: false,
    change: (registry) => ({
      registry: withVerification(registry, app, release, verification),
      releases: [knownRelease(registry, app, release)],
    }),
  })
}
