import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { BootRelease, PreloadedFile } from '@portal/contracts'
import type { Tab } from '@portal/portal'
import { fitReleases } from './fit-releases.ts'

const registered = new Map<string, BootRelease>()

/** Makes a release the one that is loaded next; what failed before is forgotten. */
function register(name: string, release: BootRelease): void {
  registered.set(name, release)
  registerRemotes([{ name, entry: release.entry, type: 'module' }], { force: true })
}

/** No release of this remote could be run: none fits this host, or none of them could be loaded. */
class NoReleaseError extends Error {
  override name = 'NoReleaseError'
}

/** Loads the newest release that can be loaded: one that fails is replaced by the one before it. */
async function loadNewest(name: string): Promise<{ default: Tab }> {
  const failures: unknown[] = []
  for (const release of fitReleases(name)) {
    // What stands in a slot came out of the same release, and stays.
    if (registered.get(name) !== release) register(name, release)
    try {
      // Releases of before contract version 1.5 have their tab at once.
      const tab = await loadRemote<{ default: Tab | Promise<Tab> }>(`${name}/tab`)
      if (tab) return { default: await tab.default }
    } catch (error) {
      registered.delete(name)
      failures.push(error)
    }
  }
  throw new NoReleaseError(name, { cause: failures })
}

const loads = new Map<string, Promise<{ default: Tab }>>()

/**
 * Loads a remote's `./tab`; once, however many ask for it.
 * @throws NoReleaseError when no release fits or none can be loaded
 */
export function loadTab(name: string): Promise<{ default: Tab }> {
  const running = loads.get(name)
  if (running) return running
  const load = loadNewest(name)
  loads.set(name, load)
  load.catch(() => loads.delete(name))
  return load
}

/**
 * Loads what a remote offers beside its tab, of the release that its tab has; undefined if that release does not offer it.
 * Rejects when it cannot be loaded: it is optional, so no other release is tried.
 */
export async function loadModule(name: string, module: string): Promise<{ default: Tab } | undefined> {
  await loads.get(name)?.catch(() => undefined)
  const release = registered.get(name) ?? fitReleases(name)[0]
  if (!release?.modules.includes(module)) return undefined
  if (!registered.has(name)) register(name, release)
  try {
    return (await loadRemote<{ default: Tab }>(`${name}/${module}`)) ?? undefined
  } catch (error) {
    registered.delete(name)
    throw error
  }
}

/** Starts a remote before React is there. Its tab shows a failure, with a retry. */
export function startTab(name: string | undefined): void {
  if (name) loadTab(name).catch(() => undefined)
}

/**
 * A style sheet whose preload failed fails once more for the first link to it, without a request. This link is there only
 * to take that failure.
 */
function useUpFailedPreload({ href, integrity }: PreloadedFile): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' })
  link.onload = link.onerror = () => link.remove()
  document.head.append(link)
}

/** Clears away what a failed load has left behind in the page. */
export function clearFailedLoad(name: string): void {
  for (const release of fitReleases(name)) release.styles.forEach(useUpFailedPreload)
}
