import { federation } from './federation.ts'
import { startRequests } from './preload-release.ts'
import { reportFailure } from './release-reports.ts'
import { firstRelease, giveUp, moduleId, pageModule, releaseOfSlots, unrendered } from './releases.ts'

/** What a module of a remote exports: the component of a tab, or of a slot. */
interface Module<Content> {
  default: Content
}

/** No release of this remote fits this host, or none could be loaded. */
class NoReleaseError extends Error {
  override name = 'NoReleaseError'
}

/** Loads the newest release. The runtime's plugins load the one before it if it fails. */
async function loadNewest(app: string): Promise<Module<unknown>> {
  const release = firstRelease(app)
  if (!release) throw new NoReleaseError(`${app} has no release that fits this host`)
  startRequests(release)
  const none = (cause: unknown) =>
    new NoReleaseError(`No release of ${app} can be loaded: ${cause}`, { cause })
  const tab = await federation
    .loadRemote<Module<unknown>>(moduleId(app, release, pageModule(release)))
    .catch((cause) => {
      throw none(cause)
    })
  if (!tab) throw none('no module')
  return tab
}

const loads = new Map<string, Promise<Module<unknown>>>()

/**
 * Loads the page of a remote once, for any number of callers.
 * @throws NoReleaseError when no release fits or none can be loaded
 */
export function loadTab<Tab>(app: string): Promise<Module<Tab>> {
  const running = loads.get(app) as Promise<Module<Tab>> | undefined
  if (running) return running
  const load = loadNewest(app)
  loads.set(app, load)
  load.catch(() => loads.delete(app))
  return load as Promise<Module<Tab>>
}

/** Loads a remote before React has started. The tab shows a failure with a retry. */
export function startTab(app: string | undefined): void {
  if (app) loadTab(app).catch(() => undefined)
}

/** Gives up the release of a tab that has thrown at its first render. The next `loadTab` loads the one before it. */
export function dropThrown(app: string): void {
  const thrown = unrendered(app)
  if (!thrown) return
  giveUp(app, thrown)
  loads.delete(app)
  reportFailure(app, thrown, 'throw')
}

/**
 * Loads another module of the release that the tab has; undefined if that release has no such module.
 * Rejects when it cannot be loaded. It is optional, so no other release is tried.
 */
export async function loadModule<Content>(app: string, module: string): Promise<Module<Content> | undefined> {
  await loads.get(app)?.catch(() => undefined)
  const release = releaseOfSlots(app)
  if (!release?.modules.includes(module)) return undefined
  return (await federation.loadRemote<Module<Content>>(moduleId(app, release, module))) ?? undefined
}
