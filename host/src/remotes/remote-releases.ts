import {
  type BootRelease,
  CONTRACT_VERSION,
  isContractFit,
  type PreloadedFile,
  type ReleaseFailure,
} from '@portal/contracts'
import type { Tab } from '@portal/portal'
import { refetch, withLoadTimeout } from '@portal/portal/host'
import { isPageOutdated } from '../live-releases/outdated-page.ts'
import { loadModuleOf } from './load-module-of.ts'
import { preloadRelease } from './preload-release.ts'
import { prefetchMap } from './release-files.ts'
import { reportRelease } from './release-reports.ts'

/** The releases of a remote that this host can run, the newest first. */
const fitReleases = (name: string): BootRelease[] =>
  (window.prefetched.registry[name] ?? []).filter((one) =>
    isContractFit(one.contractVersion, CONTRACT_VERSION),
  )

/** Releases that are not loaded again before each of the remote has failed. */
const failed = new Set<BootRelease>()
/** Releases that are still being loaded, also those that were given up after the timeout. */
const pending = new Set<BootRelease>()
/** The release whose tab was loaded, by remote. */
const loaded = new Map<string, BootRelease>()
/** Releases whose tab was rendered. */
const rendered = new Set<BootRelease>()

/** No release of this remote fits this host, or none could be loaded. */
class NoReleaseError extends Error {
  override name = 'NoReleaseError'
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

const reported = new Set<BootRelease>()

/** Reports a release that could not be loaded. Few customers need the code that looks for the reason. */
async function reportLoad(name: string, release: BootRelease, error: unknown): Promise<void> {
  const { isFaultOfRelease } = await import(/* webpackChunkName: "releases" */ './release-fault.ts')
  const isFault = await isFaultOfRelease(error, release)
  // The customer may see a fallback, which has no retry. The next page view then finds good files.
  void refetchRelease(release)
  if (isFault) report(name, release, isTimeout(error) ? 'timeout' : 'load')
}

/** Reports a failed release once. Without a connection the failure is not that of the release. */
function report(name: string, release: BootRelease, reason: ReleaseFailure): void {
  if (reported.has(release) || !navigator.onLine) return
  reported.add(release)
  reportRelease({ app: name, release: release.release, outcome: 'failed', reason })
}

/** Two releases use the same class names, so only those of the shown one apply. `disabled` has no effect on a sheet that loads. */
function applyStyles({ styles }: BootRelease, media: 'all' | 'not all'): void {
  for (const { href } of styles) {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`[rel=stylesheet][href$="${href}"]`)) {
      link.media = media
    }
  }
}

function giveUp(release: BootRelease): void {
  failed.add(release)
  applyStyles(release, 'not all')
}

/** Loads a module of a release. Reports a failure. */
async function attempt(name: string, release: BootRelease, module: string): Promise<{ default: Tab }> {
  const loading = loadModuleOf(name, release, module)
  pending.add(release)
  loading.catch(() => undefined).finally(() => pending.delete(release))
  try {
    return { default: await withLoadTimeout(loading) }
  } catch (error) {
    reportLoad(name, release, error).catch(() => undefined)
    throw error
  }
}

/** Loads the newest release. If it fails, the one before it is loaded. */
async function loadNewest(name: string): Promise<{ default: Tab }> {
  const releases = fitReleases(name)
  if (releases.every((one) => failed.has(one))) for (const one of releases) failed.delete(one)
  const failures: unknown[] = []
  for (const release of releases.filter((one) => !failed.has(one))) {
    applyStyles(release, 'all')
    preloadRelease(release, 'high')
    try {
      const tab = await attempt(name, release, 'tab')
      loaded.set(name, release)
      void prefetchMap(release)
      return tab
    } catch (error) {
      giveUp(release)
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

/** Reports the release whose tab was rendered. */
export function confirmRender(name: string): void {
  const release = loaded.get(name)
  if (!release || rendered.has(release)) return
  rendered.add(release)
  reportRelease({ app: name, release: release.release, outcome: 'loaded' })
}

/** The release of a remote whose tab was loaded and not rendered yet. */
function unrendered(name: string): BootRelease | undefined {
  const release = loaded.get(name)
  return release && !rendered.has(release) ? release : undefined
}

/** Whether a tab that has thrown at its first render has a release that can be shown instead. */
export function hasFallback(name: string): boolean {
  const thrown = unrendered(name)
  return !!thrown && fitReleases(name).some((one) => one !== thrown && !failed.has(one))
}

/** Gives up the release of a tab that has thrown at its first render. The next `loadTab` loads the one before it. */
export function dropThrown(name: string): void {
  const thrown = unrendered(name)
  if (!thrown) return
  giveUp(thrown)
  loaded.delete(name)
  loads.delete(name)
  report(name, thrown, 'throw')
}

/**
 * Loads another module of the release that the tab has; undefined if that release has no such module.
 * Rejects when it cannot be loaded. It is optional, so no other release is tried.
 */
export async function loadModule(name: string, module: string): Promise<{ default: Tab } | undefined> {
  await loads.get(name)?.catch(() => undefined)
  const release = loaded.get(name) ?? fitReleases(name)[0]
  return release?.modules.includes(module) ? attempt(name, release, module) : undefined
}

/** Reports that the content of a slot has thrown. */
export function reportThrow(name: string): void {
  const release = loaded.get(name) ?? fitReleases(name)[0]
  if (release) report(name, release, 'throw')
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

const refetchRelease = ({ preload, styles }: BootRelease): Promise<boolean> =>
  refetch([...preload, ...styles].map(({ href }) => href))

/**
 * Before a retry by the customer: fetches the files of the remote anew, and removes its failed preloads from the page. Reloads the
 * page for newer releases, whose integrity it does not know, and after an import that hangs, which the browser does not start
 * again. A failed tab has no input that could be lost.
 */
export async function prepareRetry(name: string): Promise<void> {
  const releases = fitReleases(name)
  const [isOutdated, ...healed] = await Promise.all([isPageOutdated(), ...releases.map(refetchRelease)])
  if (isOutdated || releases.some((one, index) => pending.has(one) && healed[index])) {
    location.reload()
    await new Promise(() => undefined)
  }
  for (const release of releases) release.styles.forEach(consumeFailedPreload)
}
