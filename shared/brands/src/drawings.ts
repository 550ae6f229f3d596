import { readFileSync } from 'node:fs'
import { type ColorRole, colorsOf, colorValue } from './colors.ts'
import type { TenantId } from './facts.ts'

const COLOR = /var\(--color-([\w-]+)\)/g

/** Without its title: the name of the brand is always beside it. */
const readDrawing = (id: TenantId, name: 'mark' | 'illustration') =>
  readFileSync(new URL(`../${id}/${name}.svg`, import.meta.url), 'utf8')
    .replace(/<title>.*<\/title>/, '')
    .replaceAll(/>\s+</g, '><')
    .trim()

/** A drawing with fixed colors, for mails and printed pages. */
const inLight = (svg: string, id: TenantId) =>
  svg.replaceAll(COLOR, (_, role: ColorRole) => colorsOf(id, 'light')[role])

/** A drawing that has the colors of the scheme in which it is shown. */
const inBothSchemes = (svg: string, id: TenantId) =>
  svg
    .replace('<svg', '<svg style="color-scheme:light dark"')
    .replaceAll(COLOR, (_, role: ColorRole) => colorValue(id, role))

/** An address for a style sheet or an attribute in double quotes. */
const asUrl = (svg: string) =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(/[%#]/g, encodeURIComponent)}`

/** The mark in the light scheme, as SVG. */
export const markSvg = (id: TenantId): string => inLight(readDrawing(id, 'mark'), id)

export const markUrl = (id: TenantId): string => asUrl(inBothSchemes(readDrawing(id, 'mark'), id))

/** The scene of the brand, 720 wide and 480 high, on a transparent ground. */
export const illustrationSvg = (id: TenantId): string => inLight(readDrawing(id, 'illustration'), id)

export const illustrationUrl = (id: TenantId): string =>
  asUrl(inBothSchemes(readDrawing(id, 'illustration'), id))

/** The mark as filled paths on a square of 40 units, for a printer without SVG. */
export const markShapes = (id: TenantId): { fill: string; path: string }[] =>
  Array.from(markSvg(id).matchAll(/<path fill="([^"]+)" d="([^"]+)"\/>/g), ([, fill = '', path = '']) => ({
    fill,
    path,
  }))
