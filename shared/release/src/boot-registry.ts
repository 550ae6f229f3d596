import {
  type AppReleases,
  type BootRegistry,
  type BootRelease,
  type BootRemote,
  type BootRemotes,
  isContractFit,
  type LiveSet,
  RELEASE_MAP_FILE,
  type Registry,
  type Release,
  type ReleaseMap,
  type RemoteDeclaration,
} from '@portal/federation/protocol'
import { earlierReleases } from './registry-changes.ts'
import { ReleaseError } from './release-error.ts'
import { pageFilesOf } from './release-map.ts'
import { HOST, releaseUrl } from './store.ts'

type Canary = NonNullable<AppReleases['canary']>

/** How many earlier releases of a remote the page names. */
const MAX_FALLBACKS = 2

/** For each remote its active release, and as fallbacks the newest earlier releases that the host can run. */
export function releasesInPage(registry: Registry, host: Release): Record<string, Release[]> {
  return Object.fromEntries(
    Object.entries(registry.apps)
      .filter(([app, { retired }]) => app !== HOST && !retired)
      .map(([app, releases]) => [app, withFallbacks(releases, host)]),
  )
}

function withFallbacks(releases: AppReleases, host: Release): Release[] {
  const fallbacks = earlierReleases(releases).filter(({ contractVersion }) =>
    isContractFit(contractVersion, host.contractVersion),
  )
  return [releases.active, ...fallbacks.slice(0, MAX_FALLBACKS)]
}

/** The base paths of retired remotes, so that their addresses say that the area is not offered. */
export function retiredPaths({ apps }: Registry): string[] {
  return Object.values(apps).flatMap(({ active, retired }) =>
    retired && active.remote ? [active.remote.basePath] : [],
  )
}

export function bootRegistryOf(remotes: Record<string, Release[]>): BootRegistry {
  return Object.fromEntries(
    Object.entries(remotes).map(([app, releases]) => [app, releases.map(bootRelease)]),
  )
}

/** The canary of each remote that has one which the host can run. */
export function canariesInPage(registry: Registry, host: Release): [app: string, Canary][] {
  return Object.entries(registry.apps).flatMap(([app, { canary, retired }]): [string, Canary][] =>
    canary && app !== HOST && !retired && isContractFit(canary.release.contractVersion, host.contractVersion)
      ? [[app, canary]]
      : [],
  )
}

export function bootCanariesOf(
  canaries: [app: string, Canary][],
  remotes: Record<string, Release[]>,
): LiveSet['canaries'] {
  return Object.fromEntries(
    canaries.map(([app, { release, share }]) => {
      const remote = release.remote && bootRemote(release.remote, [release, ...(remotes[app] ?? [])])
      return [app, { share, release: bootRelease(release), remote }]
    }),
  )
}

/**
 * The calls that one of the releases declares, because the page may show each of them. Undefined if one is from before calls were declared.
 */
function callsOf(releases: Release[]): string[] | undefined {
  const declared = releases.map(({ remote }) => remote?.calls)
  return declared.includes(undefined) ? undefined : [...new Set(declared.flatMap((calls = []) => calls))]
}

const bootRemote = ({ name, element, ...remote }: RemoteDeclaration, releases: Release[]): BootRemote => ({
  ...remote,
  calls: callsOf(releases),
})

const placeOfTab = ({ tab }: BootRemote) => tab?.place ?? Number.POSITIVE_INFINITY

/** The declarations of the active releases, in the order of their tabs. */
export function bootRemotesOf(remotes: Record<string, Release[]>): BootRemotes {
  const declared = Object.entries(remotes).flatMap(([app, releases]): [string, BootRemote][] => {
    const declaration = releases[0]?.remote
    return declaration ? [[app, bootRemote(declaration, releases)]] : []
  })
  const byPlace = declared.toSorted(
    ([app, one], [otherApp, other]) => placeOfTab(one) - placeOfTab(other) || (app < otherApp ? -1 : 1),
  )
  return Object.fromEntries(byPlace)
}

function bootRelease(release: Release): BootRelease {
  return {
    release: release.release,
    contractVersion: release.contractVersion,
    entry: releaseUrl(release, release.entry),
    modules: release.modules,
    preload: release.preload.map((name) => preloadedFile(release, name)),
    styles: release.styles.map((name) => preloadedFile(release, name)),
    ...(release.map && { map: { href: releaseUrl(release, RELEASE_MAP_FILE), integrity: release.map } }),
  }
}

function preloadedFile(release: Release, name: string): BootRelease['preload'][number] {
  return { href: releaseUrl(release, name), integrity: integrityFor(release, name) }
}

/** The files of the host's first screen, and its map, which has the others. */
const firstFilesOf = (host: Release, map: string): ReleaseMap =>
  Object.fromEntries([
    [RELEASE_MAP_FILE, map],
    ...[...host.preload, ...host.styles, ...(host.start ?? [])].map((name) => [
      name,
      integrityFor(host, name),
    ]),
  ])

/**
 * The integrities that the page itself names, by URL: of the host's first files, and of all files of a release whose code does not
 * ask for them. The browser checks scripts against the import map, and the code that loads the host's files reads it.
 */
export function importIntegrity(host: Release, remotes: Release[]): Record<string, string> {
  const ofHost = host.map ? firstFilesOf(host, host.map) : pageFilesOf(host)
  const others = remotes.filter(({ map }) => map === undefined).map((one) => [one, pageFilesOf(one)] as const)
  return Object.fromEntries(
    [[host, ofHost] as const, ...others].flatMap(([release, files]) =>
      Object.entries(files).map(([name, integrity]) => [releaseUrl(release, name), integrity]),
    ),
  )
}

export function integrityFor(release: Release, name: string): string {
  const integrity = Object.hasOwn(release.integrity, name) && release.integrity[name]
  if (!integrity) throw new ReleaseError(`${release.app} ${release.release}: ${name} has no integrity`)
  return integrity
}
