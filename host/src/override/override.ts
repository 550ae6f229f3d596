import { type BootRelease, RELEASE_MAP_FILE, type Registry, type Release } from '@portal/federation/protocol'
import { showOverrideBanner } from './override-banner.ts'
import { parseOverride } from './parse-override.ts'
import { rememberOverride } from './remembered-override.ts'

/** The origins that the app config allows. Unchecked, because bootstrap checks the same entries. */
function allowedOrigins(): string[] {
  const { value = '' } = window.prefetched.config.find(({ name }) => name === 'overrideOrigins') ?? {}
  return value.split(',').map((origin) => origin.trim())
}

/** The active release in the preview store of `npm run dev`. */
async function fetchRelease(origin: string, remote: string): Promise<Release> {
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

/**
 * Replaces the releases of one remote in this page by the development build at an allowed origin, and shows a banner. Another
 * request is ignored with a warning. There is no fallback: the portal's own release would be shown silently.
 */
export async function applyOverride(requested: string): Promise<void> {
  const override = parseOverride(requested)
  if (!override || !allowedOrigins().includes(override.origin)) {
    rememberOverride(undefined)
    // biome-ignore lint/suspicious/noConsole: the developer needs the reason.
    return console.warn(`The override ${requested} is ignored: this portal does not list its origin`)
  }
  rememberOverride(requested)
  const { origin, remote } = override
  const { registry, remotes } = window.prefetched
  const release = await fetchRelease(origin, remote).catch(() => undefined)
  registry[remote] = release ? [bootReleaseAt(origin, release)] : []
  if (release?.remote) {
    const { name, element, ...declaration } = release.remote
    remotes[remote] = declaration
  }
  showOverrideBanner(override, { reachable: release !== undefined })
  if (release) followBuilds(origin, release)
}
