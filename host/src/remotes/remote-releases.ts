import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { type BootRelease, CONTRACT_VERSION, isContractFit, type PreloadedFile } from '@portal/contracts'
import type { Tab } from '@portal/portal'

/** The releases of a remote that this host can run, the newest first. */
const fitReleases = (name: string): BootRelease[] =>
  (window.prefetched.registry[name] ?? []).filter((one) =>
    isContractFit(one.contractVersion, CONTRACT_VERSION),
  )

const registered = new Map<string, BootRelease>()

/** Makes a release the one that is loaded next, and forgets failed loads. */
function register(name: string, release: BootRelease): void {
  registered.set(name, release)
  registerRemotes([{ name, entry: release.entry, type: 'module' }], { force: true })
}

/** No release of this remote fits this host, or none could be loaded. */
class NoReleaseError extends Error {
  override name = 'NoReleaseError'
}

/** Loads the newest release. If it fails, the one before it is loaded. */
async function loadNewest(name: string): Promise<{ default: Tab }> {
  const failures: unknown[] = []
  for (const release of fitReleases(name)) {
    // The content of a slot came from the same release, and stays.
    if (registered.get(name) !== release) register(name, release)
    try {
      // Releases before contract version 1.5 export the tab itself.
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
 * Loads a remote's `./tab` once, for any number of callers.
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
 * Loads another module of the release that the tab has; undefined if that release has no such module.
 * Rejects when it cannot be loaded. It is optional, so no other release is tried.
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

/** Loads a remote before React has started. The tab shows a failure with a retry. */
export function startTab(name: string | undefined): void {
  if (name) loadTab(name).catch(() => undefined)
}

/**
 * After a failed preload of a style sheet, the first link to it fails without a request. This link takes that failure, so
 * that the next one makes a request.
 */
function consumeFailedPreload({ href, integrity }: PreloadedFile): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' })
  link.onload = link.onerror = () => link.remove()
  document.head.append(link)
}

/** Removes the failed preloads of a remote from the page. */
export function clearFailedLoad(name: string): void {
  for (const release of fitReleases(name)) release.styles.forEach(consumeFailedPreload)
}
