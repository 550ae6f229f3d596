/** Its own name: a font of the page may have the usual one. `root.css` uses it. */
const FAMILY = 'portal-figtree'

/**
 * Adds the font of the portal to the document, because style sheets of a shadow root cannot declare one. The browser loads it if
 * a text uses it: not where the page sets `--font-body`. A font that is blocked or missing leaves the font of the system.
 */
export function addFont(): void {
  if ([...document.fonts].some(({ family }) => family === FAMILY)) return
  const file = new URL('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', import.meta.url)
  document.fonts.add(new FontFace(FAMILY, `url("${file}")`, { weight: '300 900', display: 'swap' }))
}
