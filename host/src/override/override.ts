import { type BootRelease, RELEASE_MAP_FILE, type Registry, type Release } from '@portal/federation/protocol'
import { showOverrideBanner } from './override-banner.ts'
import { type Override, parseOverride } from './parse-override.ts'
import { rememberOverride } from './remembered-override.ts'

/** The origins that the app config allows. Unchecked, because bootstrap checks the same entries. */
function allowedOrigins(): string[] {
  const { value = '' } = window.prefetched.config.find(({ name }) => name === 'overrideOrigins') ?? {}
  return value.split(',').flatMap((origin) => origin.trim() || [])
}

/** A release in the store of this portal. */
async function fetchPublished(remote: string, release: string): Promise<Release> {
  const response = await fetch(`/remotes/${remote}/${release}/release.json`)
  return response.json()
}

/** The active release in the preview store of `npm run dev`. */
async function fetchDeveloped(remote: string, origin: string): Promise<Release> {
  const response = await fetch(`${origin}/registry.json`)
  const { apps }: Registry = await response.json()
  const release = apps[remote]?.active
  if (!release) throw new Error(`${origin} has no ${remote}`)
  return release
}

function bootReleaseAt(origin: string, release: Release): BootRelease {
  const urlOf = (file: string) => `${origin}/remotes/${release.app}/${release.release}/${file}`
  return {
    release: release.release,
    contractVersion: release.contractVersion,
    entry: urlOf(release.entry),
    modules: release.modules,
    map: release.map === undefined ? undefined : { href: urlOf(RELEASE_MAP_FILE), integrity: release.map },
    preload: [],
    styles: release.styles.map((name) => ({ href: urlOf(name), integrity: release.integrity[name] ?? '' })),
  }
}

/** Reloads the page after each build. */
function followBuilds(origin: string, { app, release }: Release): void {
  new EventSource(`${origin}/development/events`).onmessage = ({ data }) => {
    const { [app]: newest = release } = JSON.parse(data).releases
    if (newest !== release) location.reload()
  }
}

/** The sources of an override that the app config allows: of any release, if it allows an origin. */
function isAllowed(override: Override): boolean {
  const origins = allowedOrigins()
  return 'release' in override ? origins.length > 0 : origins.includes(override.origin)
}

/**
 * Replaces the releases of one remote in this page by the development build at an allowed origin, or by any release of the store, and shows
 * a banner. Another request is ignored with a warning. There is no fallback: the portal's own release would be shown silently.
 */
export async function applyOverride(requested: string): Promise<void> {
  const override = parseOverride(requested)
  if (!override || !isAllowed(override)) {
    rememberOverride(undefined)
    const lack = override && 'release' in override ? 'lists no origin' : 'does not list its origin'
    // biome-ignore lint/suspicious/noConsole: the developer needs the reason.
    return console.warn(`The override ${requested} is ignored: this portal ${lack} in overrideOrigins`)
  }
  rememberOverride(requested)
  const { remote } = override
  const { registry, remotes } = window.prefetched
  const origin = 'origin' in override ? override.origin : ''
  const found =
    'release' in override ? fetchPublished(remote, override.release) : fetchDeveloped(remote, origin)
  const release = await found.catch(() => undefined)
  registry[remote] = release ? [bootReleaseAt(origin, release)] : []
  if (release?.remote) {
    const { name, element, ...declaration } = release.remote
    remotes[remote] = declaration
  }
  showOverrideBanner(override, { reachable: release !== undefined })
  if (release && origin) followBuilds(origin, release)
}
