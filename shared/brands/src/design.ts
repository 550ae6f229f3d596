// For the build and the server: mails, printed pages, provider pages, icons.
import { type ColorRole, colorsOf } from './colors.ts'
import { markShapes, markSvg } from './drawings.ts'
import { brands, type TenantId } from './facts.ts'

export type { ColorRole } from './colors.ts'
export { illustrationSvg } from './drawings.ts'

export interface Design {
  name: string
  /** In the light scheme: mails and paper use no other. */
  colors: Record<ColorRole, string>
  /** Corners in pixels. */
  radius: (typeof brands)[TenantId]['radius']
  /** As SVG, and as filled paths on a square of 40 units. */
  mark: { svg: string; shapes: { fill: string; path: string }[] }
}

export const designOf = (id: TenantId): Design => ({
  name: brands[id].name,
  colors: colorsOf(id, 'light'),
  radius: brands[id].radius,
  mark: { svg: markSvg(id), shapes: markShapes(id) },
})

/** The colors of the browser's bar on a page. */
export const barColors = (id: TenantId): string =>
  [
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colorsOf(id, 'light').brand}" />`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colorsOf(id, 'dark').surface}" />`,
  ].join('\n    ')
