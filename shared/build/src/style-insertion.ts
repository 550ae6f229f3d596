// These functions are written into the bundles as source text: they may use nothing but the page.

/**
 * Puts a style sheet of a lazily loaded chunk into the document, with the integrity that the page's import map names.
 * One that the map does not name is not loaded.
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

/** Hands a style sheet to the custom element of the same release, which puts it into its shadow root. */
export function insertIntoElement(link: HTMLLinkElement) {
  dispatchEvent(new CustomEvent('portal:stylesheet', { detail: link }))
}
