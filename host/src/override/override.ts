import { EXPORTED_APP, OVERRIDE_NONCE } from '@portal/federation/protocol'
import { showOverrideBanner } from './override-banner.ts'
import { type Override, parseOverride } from './parse-override.ts'
import { readBuild } from './read-build.ts'
import { overrideOfExtension, rememberOverride } from './remembered-override.ts'
import { joinViteServer } from './vite-server.ts'

/** Shows what could be shown, and replaces nothing. */
const LIST = 'list'

/** The origins that the app config allows. Unchecked, because bootstrap checks the same entries. */
function allowedOrigins(): string[] {
  const { value = '' } = window.prefetched.config.find(({ name }) => name === 'overrideOrigins') ?? {}
  return value.split(',').flatMap((origin) => origin.trim() || [])
}

/** Lets a server for development add style elements, as that of Vite does: it reads the nonce here. The page's policy has it, too. */
function allowStyles(): void {
  const meta = document.createElement('meta')
  meta.setAttribute('property', 'csp-nonce')
  meta.nonce = OVERRIDE_NONCE
  document.head.append(meta)
}

/** Reloads the page after each build. */
function followBuilds(origin: string, app: string, release: string): void {
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
 * a banner. The browser extension for module federation asks for the same in its own form. Another request is ignored with a warning. There is no fallback: the portal's own release would be shown silently.
 */
export async function applyOverride(text: string): Promise<void> {
  const isOfExtension = text.startsWith('{')
  const requested = isOfExtension ? overrideOfExtension(text) : text
  if (!requested) return
  if (requested === LIST && allowedOrigins().length > 0) {
    rememberOverride(requested)
    return showOverrideBanner(undefined, { reachable: true })
  }
  const override = parseOverride(requested)
  if (!override || !isAllowed(override)) {
    rememberOverride(undefined)
    const lack = override && 'release' in override ? 'lists no origin' : 'does not list its origin'
    // biome-ignore lint/suspicious/noConsole: the developer needs the reason.
    return console.warn(`The override ${requested} is ignored: this portal ${lack} in overrideOrigins`)
  }
  if (!isOfExtension) rememberOverride(requested)
  const { remote } = override
  const { registry, remotes } = window.prefetched
  allowStyles()
  const build = await readBuild(override).catch((error) => {
    // biome-ignore lint/suspicious/noConsole: the developer needs the reason.
    console.warn(`The override ${requested} has no build:`, error)
  })
  registry[remote] = build ? [build.release] : []
  if (build?.remote) remotes[remote] = build.remote
  showOverrideBanner(override, { reachable: build !== undefined })
  if (!build || 'release' in override) return
  if (build.isFollowed) followBuilds(override.origin, remote, build.release.release)
  else
    await joinViteServer(override.origin, { isTab: !build.release.modules.includes(EXPORTED_APP) }).catch(
      () => undefined,
    )
}
