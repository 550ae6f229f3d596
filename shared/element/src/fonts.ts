import { typefaces } from '@portal/brands/fonts'

/**
 * Adds the fonts of the brands to the document, because style sheets of a shadow root cannot declare one. The browser loads one if
 * a text uses it: not where the page sets `--font-body`. A font that is blocked or missing leaves the font of the system.
 */
export function addFonts(): void {
  const known = new Set([...document.fonts].map(({ family }) => family))
  for (const { family, file } of typefaces) {
    if (known.has(family)) continue
    document.fonts.add(new FontFace(family, `url("${file}")`, { weight: '100 900', display: 'swap' }))
  }
}
