// These functions become source text of the bundles, so they can use only globals of the page.
import type {} from '../protocol/page-globals.ts'

/** Adds the style sheet of a lazy chunk to the document. The page checks it. */
export function insertIntoDocument(link: HTMLLinkElement) {
  globalThis.portalFiles.insertStyle(link)
}

/** Adds a style sheet of a development build, whose files are in no import map when it overrides a release of another portal. */
export function insertUnchecked(link: HTMLLinkElement) {
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}

/**
 * Offers a style sheet to the custom elements of the page, which take copies of those of their releases. The loading ends
 * also if no element is shown: the next one takes what is in the list.
 */
export function insertIntoElement(link: HTMLLinkElement) {
  globalThis.portalStyleSheets ??= new Set()
  const list = globalThis.portalStyleSheets
  list.add(link)
  link.addEventListener('error', () => list.delete(link))
  const isTaken = !dispatchEvent(new CustomEvent('portal:style-sheet', { detail: link, cancelable: true }))
  if (!isTaken) link.dispatchEvent(new Event('load'))
}
