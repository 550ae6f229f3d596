import type { ColorRole } from './colors.ts'

/** The least ratios of WCAG 2.2, AA. */
const TEXT = 4.5
const CONTROL = 3

/** Which colors stand on each other, and how much they must differ. */
export const contrastPairs: [foreground: ColorRole, background: ColorRole, least: number][] = [
  ['ink', 'page', TEXT],
  ['ink', 'surface', TEXT],
  ['ink', 'info-soft', TEXT],
  ['ink', 'error-soft', TEXT],
  ['ink', 'warning-soft', TEXT],
  ['ink', 'success-soft', TEXT],
  ['muted', 'page', TEXT],
  ['muted', 'surface', TEXT],
  ['muted', 'brand-soft', TEXT],
  ['brand', 'page', TEXT],
  ['brand', 'surface', TEXT],
  ['brand', 'brand-soft', TEXT],
  ['brand', 'info-soft', TEXT],
  ['brand', 'success-soft', TEXT],
  ['brand', 'warning-soft', TEXT],
  ['brand', 'error-soft', TEXT],
  ['brand-hover', 'surface', TEXT],
  ['on-brand', 'brand', TEXT],
  ['on-brand', 'brand-hover', TEXT],
  ['on-brand', 'error', TEXT],
  ['on-brand', 'error-hover', TEXT],
  ['error', 'surface', TEXT],
  ['error', 'error-soft', TEXT],
  ['success', 'success-soft', TEXT],
  ['warning', 'warning-soft', TEXT],
  ['info', 'info-soft', TEXT],
  ['control-border', 'surface', CONTROL],
  ['control-border', 'page', CONTROL],
  ['control-border', 'brand-soft', CONTROL],
  ['focus', 'surface', CONTROL],
  ['focus', 'page', CONTROL],
  ['focus', 'error-soft', CONTROL],
]

/** The contrast of two colors `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(long.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
