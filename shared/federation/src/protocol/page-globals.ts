// By these names the code of releases finds what the page offers: releases of different days run in one page.

/** What host and tabs load their files with: each file is checked before it is used. */
export interface PageFiles {
  /** Imports a script. Rejects for a file that is damaged, or not in the ReleaseMap. */
  importScript(url: string): Promise<unknown>
  /** Adds a style sheet of a release to the document, which then gets `load` or `error`. */
  insertStyle(link: HTMLLinkElement): Promise<void>
}

/** The same for the elements of a foreign page, from the loader. */
export interface ElementFiles {
  importScript(url: string): Promise<unknown>
  /** The integrity of a file of a loaded element; undefined if the loader does not know it. */
  integrityOf(url: string): string | undefined
  /** Fetches a file past the cache of the browser, where a damaged one would stay as immutable. Never rejects. */
  refetch(url: string): Promise<unknown>
}

/** The limits of loads. */
export interface PageArrival {
  /** Calls back when nothing arrives any more. `file` is what the load waits for, if one is known. Returns what ends the wait. */
  whenSilent(onSilence: () => void, file?: string): () => void
  /** Fetches a file to its end, past the browser's cache, which then has it. Rejects when nothing arrives any more. */
  readAnew(url: string): Promise<Response>
}

declare global {
  /** In the portal. */
  var portalFiles: PageFiles
  /** In a foreign page with the loader. */
  var portalElementFiles: ElementFiles | undefined
  /** Set by the inline script of the portal, or by the loader. */
  var portalArrival: PageArrival | undefined
  /** Style sheets that the builds of elements have loaded on this page, in their order: see `insertIntoElement` of the build. */
  var portalStyleSheets: Set<HTMLLinkElement> | undefined
}
