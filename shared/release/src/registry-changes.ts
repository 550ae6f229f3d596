import type { AppReleases, PublishedRelease, Registry, Release } from '@portal/federation/protocol'
import { ReleaseError } from './release-error.ts'
import { HOST } from './store.ts'

/** What the log says about a release. */
export type ReleaseFacts = Pick<Release, 'app' | 'release' | 'revision' | 'repository'>

const MAX_PREVIOUS = 10

/** The releases of an app; none for a name that every object knows, such as `constructor`. */
export const releasesOf = ({ apps }: Registry, app: string): AppReleases | undefined =>
  Object.hasOwn(apps, app) ? apps[app] : undefined

/** The releases of an app that are in the store, the last published first. */
export const publishedOf = ({ releases }: Registry, app: string): PublishedRelease[] =>
  (Object.hasOwn(releases, app) && releases[app]) || []

const changed = (registry: Registry, app: string, releases: AppReleases): Registry => ({
  ...registry,
  apps: { ...registry.apps, [app]: releases },
})

/**
 * The releases of an app.
 * @throws ReleaseError when it is not in the portal
 */
export function liveApp(registry: Registry, app: string): AppReleases {
  const releases = releasesOf(registry, app)
  if (!releases || releases.retired) throw new ReleaseError(`${app} is not active`)
  return releases
}

const isWithdrawn = ({ withdrawn = [] }: AppReleases, { release }: { release: string }) =>
  withdrawn.includes(release)

/**
 * Why an earlier release does not become active by itself. Those of a first start have no elements, which pages of others may use by
 * now.
 * @returns undefined if it may
 */
export function obstacleTo(releases: AppReleases, earlier: Release): string | undefined {
  const { release } = earlier
  if (earlier.development) return `${release} is a development build`
  if (isWithdrawn(releases, earlier)) return `${release} was withdrawn`
  return elementLostBy(releases, earlier)
}

/** Why other pages would lose the element of a remote. */
export function elementLostBy(
  releases: AppReleases,
  { app, release, revision, element }: Release,
): string | undefined {
  if (element || !releases.active.element || releases.retired) return undefined
  return (
    `${release} lacks its element, which other pages may use (npm run build -- ${app} makes it, ` +
    `in a checkout of ${revision}; without it: activate ${app} ${release} --force "<reason>")`
  )
}

/** The earlier releases that may become active by themselves, the newest first. */
export const earlierReleases = (releases: AppReleases): Release[] =>
  releases.previous.filter((release) => !obstacleTo(releases, release))

/** The release that was published last, was not withdrawn and is no development build. */
export function latestRelease(registry: Registry, app: string): string | undefined {
  const releases = releasesOf(registry, app)
  return publishedOf(registry, app).find(
    (release) => !release.development && !(releases && isWithdrawn(releases, release)),
  )?.release
}

/** A release that is live or was, as the registry has it. */
export function recordedRelease(registry: Registry, app: string, id: string): Release | undefined {
  const { active, previous = [], canary } = releasesOf(registry, app) ?? {}
  const named = [...(active ? [active] : []), ...previous, ...(canary ? [canary.release] : [])]
  return named.find(({ release }) => release === id)
}

/**
 * The facts of a release that the registry names.
 * @throws ReleaseError when it names no such release
 */
export function knownRelease(registry: Registry, app: string, id: string): ReleaseFacts {
  const published = publishedOf(registry, app).find(({ release }) => release === id)
  const found = recordedRelease(registry, app, id) ?? published
  if (!found) throw new ReleaseError(`${app} ${id} is not in the store`)
  const { revision, repository } = found
  return { app, release: id, revision, repository }
}

/** Makes a release the active one, also when it was withdrawn. */
export function withActive(registry: Registry, release: Release): Registry {
  const {
    retired,
    canary,
    withdrawn = [],
    ...current
  } = releasesOf(registry, release.app) ?? { previous: [] }
  const left = 'active' in current && !current.active.development ? [current.active] : []
  const previous = [...left, ...current.previous].filter((one) => one.release !== release.release)
  const others = withdrawn.filter((id) => id !== release.release)
  return changed(registry, release.app, {
    ...current,
    active: release,
    previous: previous.slice(0, MAX_PREVIOUS),
    ...(canary && canary.release.release !== release.release && { canary }),
    ...(others.length > 0 && { withdrawn: others }),
  })
}

/** Marks a release as taken back. It ends as a canary. */
export function withWithdrawn(registry: Registry, app: string, id: string): Registry {
  const releases = releasesOf(registry, app)
  if (!releases) throw new ReleaseError(`${app} was never active`)
  const { canary, withdrawn = [], ...current } = releases
  return changed(registry, app, {
    ...current,
    ...(canary && canary.release.release !== id && { canary }),
    withdrawn: [...withdrawn.filter((one) => one !== id), id],
  })
}

/** Takes a remote out of the portal. */
export function withoutRemote(registry: Registry, app: string): Registry {
  if (app === HOST) throw new ReleaseError('The host cannot be retired: activate another release of it')
  const { canary, ...current } = liveApp(registry, app)
  return changed(registry, app, { ...current, retired: true })
}

/** Shows a release to a share of the browsers, beside the active one. */
export function withCanary(registry: Registry, release: Release, share: number): Registry {
  const { app, release: id } = release
  if (app === HOST) throw new ReleaseError('The host has no canary: a page has one host and its remotes')
  const releases = liveApp(registry, app)
  if (releases.active.release === id) throw new ReleaseError(`${app} ${id} is active already`)
  if (isWithdrawn(releases, release)) throw new ReleaseError(`${app} ${id} was withdrawn`)
  return changed(registry, app, { ...releases, canary: { release, share } })
}

/**
 * Lists a release as the last published one. What was withdrawn under the id of an older checkout is withdrawn under the new one, too.
 */
export function withPublished(
  registry: Registry,
  app: string,
  release: PublishedRelease,
  older?: string,
): Registry {
  const all = publishedOf(registry, app)
  const known = all.find((one) => one.release === release.release)
  const others = all.filter((one) => one !== known)
  const releases = { ...registry.releases, [app]: [{ ...known, ...release }, ...others] }
  const listed = { ...registry, releases }
  const wasWithdrawn = older && !known && releasesOf(registry, app)?.withdrawn?.includes(older)
  return wasWithdrawn ? withWithdrawn(listed, app, release.release) : listed
}

/** Keeps the result of a verification. */
export function withVerification(
  registry: Registry,
  app: string,
  id: string,
  verification: NonNullable<PublishedRelease['verification']>,
): Registry {
  const all = publishedOf(registry, app)
  if (!all.some(({ release }) => release === id)) throw new ReleaseError(`${app} ${id} is not in the store`)
  const releases = all.map((one) => (one.release === id ? { ...one, verification } : one))
  return { ...registry, releases: { ...registry.releases, [app]: releases } }
}
