// The releases of the remotes that this page view can show, and which of them failed, were loaded or were rendered.
import {
  type BootRegistry,
  type BootRelease,
  CONTRACT_VERSION,
  EXPORTED_APP,
  isContractFit,
} from '../protocol/index.ts'

/**
 * The module that the page of a remote shows: a tab in the host's React, or an app of any framework, with a root of its own. Others fill
 * slots.
 */
export const pageModule = ({ modules }: BootRelease) =>
  modules.includes(EXPORTED_APP) ? EXPORTED_APP : 'tab'

/** A module of a release: what the runtime of module federation is asked for. */
interface ReleaseModule {
  app: string
  release: BootRelease
  module: string
}

let readRegistry = (): BootRegistry => ({})

/** Sets what reads the releases of this page: it knows more of them when its set has arrived. */
export function setRegistry(read: () => BootRegistry): void {
  readRegistry = read
}

/** All releases in the page. */
export const releasesInPage = (): BootRelease[] => Object.values(readRegistry()).flat()

/** The releases of a remote that this host can run, the newest first. */
export const fitReleases = (app: string): BootRelease[] =>
  (readRegistry()[app] ?? []).filter((one) => isContractFit(one.contractVersion, CONTRACT_VERSION))

/** The name of a release for the runtime, for which each release is a remote of its own. */
export const remoteName = (app: string, { release }: BootRelease) => `${app}@${release}`

export const moduleId = (app: string, release: BootRelease, module: string) =>
  `${remoteName(app, release)}/${module}`

/** What an id of the runtime stands for: a release of a remote, and a module of it. */
export function readModuleId(id: string): ReleaseModule | undefined {
  const [, app = '', name, module = ''] = /^(.+)@(\w+)\/(.+)$/.exec(id) ?? []
  const release = fitReleases(app).find((one) => one.release === name)
  return release && { app, release, module }
}

/** Releases that are not loaded again before each of the remote has failed. */
const failed = new Set<BootRelease>()
/** The release whose tab was loaded, by remote. */
const loaded = new Map<string, BootRelease>()
/** Releases whose tab was rendered. */
const rendered = new Set<BootRelease>()

/** The newest release that has not failed. */
export const nextRelease = (app: string): BootRelease | undefined =>
  fitReleases(app).find((one) => !failed.has(one))

/** The release to begin a load with. After all of them have failed it is the newest again. */
export function firstRelease(app: string): BootRelease | undefined {
  if (!nextRelease(app)) for (const one of fitReleases(app)) failed.delete(one)
  return nextRelease(app)
}

export const setLoaded = (app: string, release: BootRelease) => void loaded.set(app, release)

/** The release whose tab was loaded, or the one that would be loaded first. */
export const releaseOfSlots = (app: string): BootRelease | undefined => loaded.get(app) ?? fitReleases(app)[0]

/** Whether the page of one of its releases is an app with a root of its own. */
export const mayExportApp = (app: string): boolean =>
  fitReleases(app).some((release) => pageModule(release) === EXPORTED_APP)

/** Whether the page of a remote is an app with a root of its own. */
export function isExportedApp(app: string): boolean {
  const release = releaseOfSlots(app)
  return !!release && pageModule(release) === EXPORTED_APP
}

/** The release of a remote whose tab was loaded and not rendered yet. */
export function unrendered(app: string): BootRelease | undefined {
  const release = loaded.get(app)
  return release && !rendered.has(release) ? release : undefined
}

export const setRendered = (release: BootRelease) => void rendered.add(release)

/** Whether a tab that has thrown at its first render has a release that can be shown instead. */
export function hasFallback(app: string): boolean {
  const thrown = unrendered(app)
  return !!thrown && fitReleases(app).some((one) => one !== thrown && !failed.has(one))
}

/** Two releases use the same class names, so only those of the shown one apply. `disabled` has no effect on a sheet that loads. */
export function applyStyles({ styles }: BootRelease, media: 'all' | 'not all'): void {
  for (const { href } of styles) {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`[rel=stylesheet][href$="${href}"]`)) {
      link.media = media
    }
  }
}

/** Shows another release from now on. */
export function giveUp(app: string, release: BootRelease): void {
  failed.add(release)
  applyStyles(release, 'not all')
  if (loaded.get(app) === release) loaded.delete(app)
}
