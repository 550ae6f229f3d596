// These functions become source text of the bundles, so they can use only globals of the page.

/**
 * Adds the style sheet of a lazy chunk to the document, with the integrity from the page's import map. Throws for a file
 * that the map does not contain.
 */
export function insertIntoDocument(link: HTMLLinkElement) {
  const map = document.querySelector('script[type=importmap]')
  const path = new URL(link.href).pathname
  const integrity = JSON.parse(map?.textContent || '{}').integrity?.[path]
  if (!integrity) throw new Error(`No integrity is known for ${path}`)
  link.integrity = integrity
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}

/** Adds a style sheet of a development build, whose files are in no import map when it overrides a release of another portal. */
export function insertUnchecked(link: HTMLLinkElement) {
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}

/** Passes a style sheet to the custom element of the same release, which adds it to its shadow root. */
export function insertIntoElement(link: HTMLLinkElement) {
  dispatchEvent(new CustomEvent('portal:stylesheet', { detail: link }))
}
