// For the build and the server: mails, printed pages, provider pages, icons.
import { fileURLToPath } from 'node:url'
import { type ColorRole, colorsOf } from './colors.ts'
import { markShapes, markSvg } from './drawings.ts'
import { brands, type TenantId } from './facts.ts'
import { typefaces } from './fonts.ts'

/** The files of all typefaces. */
export const fontFiles: URL[] = typefaces.map(({ file }) => new URL(import.meta.resolve(file)))

export type { ColorRole } from './colors.ts'
export { illustrationSvg } from './drawings.ts'

export interface Design {
  name: string
  /** In the light scheme: mails and paper use no other. */
  colors: Record<ColorRole, string>
  /** Corners in pixels. */
  radius: (typeof brands)[TenantId]['radius']
  /** The frame of a card, in pixels. */
  border: number
  /** The file of the typeface for printed headings, and its family for mails. */
  heading: { file: string; family: string; weight: number }
  /** As SVG, and as filled paths on a square of 40 units. */
  mark: { svg: string; shapes: { fill: string; path: string }[] }
}

function headingOf(id: TenantId): Design['heading'] {
  const { fonts, type } = brands[id]
  const { heading: font, substitute } = fonts
  const file = `@fontsource/${font}/files/${font}-latin-${type.headingWeight}-normal.woff`
  const family = [font.charAt(0).toUpperCase() + font.slice(1), substitute].join()
  return { file: fileURLToPath(import.meta.resolve(file)), family, weight: type.headingWeight }
}

export const designOf = (id: TenantId): Design => ({
  name: brands[id].name,
  colors: colorsOf(id, 'light'),
  radius: brands[id].radius,
  border: Number.parseInt(brands[id].look['border-card'], 10),
  heading: headingOf(id),
  mark: { svg: markSvg(id), shapes: markShapes(id) },
})

/** The colors of the browser's bar on a page. */
export const barColors = (id: TenantId): string =>
  [
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colorsOf(id, 'light').brand}" />`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colorsOf(id, 'dark').surface}" />`,
  ].join('\n    ')
