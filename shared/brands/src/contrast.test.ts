import { describe, expect, test } from '@jest/globals'
import { type ColorRole, colorRoles, colorsOf } from './colors.ts'
import { tenantIds, tenants } from './facts.ts'

const themes = tenantIds.flatMap((id) =>
  (['light', 'dark'] as const).map((scheme) => [tenants[id].name, scheme, id] as const),
)

const TEXT = 4.5
const CONTROL = 3
const pairs: [foreground: ColorRole, background: ColorRole, least: number][] = [
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

/** They carry no information alone. */
const decorative: ColorRole[] = ['accent', 'border', 'hairline']

describe.each(themes)('%s, %s', (_, scheme, id) => {
  const colors = colorsOf(id, scheme)

  test.each(pairs)('%s on %s is at least %s : 1', (foreground, background, least) => {
    const ratio = contrast(luminance(colors[foreground]), luminance(colors[background]))
    expect(ratio).toBeGreaterThanOrEqual(least)
  })
})

test('every color is either checked or decorative', () => {
  const known = new Set([...pairs.flatMap((pair) => pair.slice(0, 2)), ...decorative])
  expect([...colorRoles].sort()).toEqual([...known].sort())
})

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
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
