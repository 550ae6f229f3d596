import type { RemoteDeclaration } from './remote-declaration.ts'

/** A file that the page fetches ahead of its use. */
export interface PreloadedFile {
  href: string
  integrity: string
}

/** What the page itself carries of one release of a remote, with URLs in place of file names. */
export interface BootRelease {
  release: string
  contractVersion: string
  entry: string
  /** What it offers beside its tab, by name. */
  modules: string[]
  preload: PreloadedFile[]
  styles: PreloadedFile[]
}

/** For each remote its releases, the active one first, then the one to fall back to. Stands in index.html. */
export type BootRegistry = Record<string, BootRelease[]>

/** For each remote the declaration of its active release. Stands in index.html. */
export type BootRemotes = Record<string, BootRemote>

/** What the page must know of a remote before it is loaded. */
export type BootRemote = Omit<RemoteDeclaration, 'name' | 'element'>

/** The id of the element in index.html that holds the BootRegistry as JSON. */
export const BOOT_REGISTRY_ID = 'releases'

/** The id of the element in index.html that holds the BootRemotes as JSON. */
export const BOOT_REMOTES_ID = 'remotes'

/** The element in index.html that the portal is rendered into. */
export const ROOT_ELEMENT_ID = 'portal'
