import type { RemoteDeclaration } from './remote-declaration.ts'

/** A file that the page preloads. */
export interface PreloadedFile {
  href: string
  integrity: string
}

/** A release of a remote as it is in index.html, with URLs instead of file names. */
export interface BootRelease {
  release: string
  contractVersion: string
  entry: string
  /** The names of its modules besides the tab. */
  modules: string[]
  preload: PreloadedFile[]
  styles: PreloadedFile[]
  /**
   * Its file with the integrity of all its scripts and style sheets. Those of a development build are in the import map of the page.
   */
  map?: PreloadedFile | undefined
}

/** The nonce of style elements in a page that allows overrides, which no page of a customer does. */
export const OVERRIDE_NONCE = 'override'

/** The integrity of each file of a release that the page may load, by name. */
export type ReleaseMap = Record<string, string>

/** The name of the ReleaseMap among the files of a release. */
export const RELEASE_MAP_FILE = 'files.json'

/** The releases of each remote in index.html: the active one, then its fallbacks, newest first. */
export type BootRegistry = Record<string, BootRelease[]>

/** A release that a share of the browsers gets instead of the active one. */
interface BootCanary {
  /** 0 to 1. */
  share: number
  release: BootRelease
  /** Its declaration, if it has one. */
  remote?: BootRemote | undefined
}

/** The canary of each remote that has one, in index.html. */
type BootCanaries = Record<string, BootCanary>

/** The declaration of the active release of each remote, in index.html. */
export type BootRemotes = Record<string, BootRemote>

/** The part of a declaration that the page needs before the remote is loaded. */
export type BootRemote = Omit<RemoteDeclaration, 'name' | 'element'>

/** The file with the live releases and declarations, named by its hash. */
export interface LiveSet {
  registry: BootRegistry
  remotes: BootRemotes
  canaries: BootCanaries
  /** The base paths of retired remotes. */
  retired: string[]
}

/** The id of the element in index.html that holds the address and integrity of the LiveSet as JSON. */
export const BOOT_SET_ID = 'live-set'

/** The id of the element in the page of a tab that holds the part of the LiveSet with this tab as JSON. Other pages have none. */
export const BOOT_TAB_ID = 'tab-set'

/** The id of the element in index.html that holds the entries of the app config as JSON. */
export const BOOT_CONFIG_ID = 'app-config'

/** The element in index.html that the portal is rendered into. */
export const ROOT_ELEMENT_ID = 'portal'

/** The name of the meta element in index.html with the set of releases in the page: a hash of all that it names. */
export const LIVE_SET_NAME = 'portal-set'

/** The file with the set of the newest page, `{ "set": "…" }`. */
export const LIVE_SET_URL = '/live.json'

/** A page of the host itself, in the release of the host. `/404` and `/503` are sent with their status. */
export interface HostPage {
  path: string
  /** Without one it has the name of the account. */
  title?: string
  description?: string
  /** Whether search engines may show it. */
  isPublic?: true
  tab?: { label: string; icon: NonNullable<RemoteDeclaration['tab']>['icon'] }
}

/** The Trusted Types policy that allows only scripts of the releases in the page. */
export const RELEASE_POLICY = 'portal-releases'
