import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'

const sheet = readFileSync('src/tokens.css', 'utf8')
const looks = ['nordtal', 'flinkstrom', 'solhaus'].flatMap((theme) =>
  (['light', 'dark'] as const).map((scheme) => [theme, scheme] as const),
)

const TEXT = 4.5
const CONTROL = 3
const pairs: [foreground: string, background: string, least: number][] = [
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
  ['on-accent', 'accent', TEXT],
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

/** Nothing is told by these alone. */
const decorative = ['border', 'hairline', 'backdrop']

describe.each(looks)('%s, %s', (theme, scheme) => {
  const colours = { ...coloursOf('nordtal', scheme), ...coloursOf(theme, scheme) }

  test.each(pairs)('%s on %s is at least %s : 1', (foreground, background, least) => {
    const ratio = contrast(luminance(colours[foreground]), luminance(colours[background]))
    expect(ratio).toBeGreaterThanOrEqual(least)
  })
})

test('every colour is either checked or decorative', () => {
  const roles = new Set(Array.from(sheet.matchAll(/--color-([\w-]+):/g), ([, role]) => role))
  const known = new Set([...pairs.flatMap((pair) => pair.slice(0, 2)), ...decorative])
  expect([...roles].sort()).toEqual([...known].sort())
})

function coloursOf(theme: string, scheme: 'light' | 'dark'): Record<string, string> {
  const block = sheet.split(`[data-theme="${theme}"] {`)[1]?.split('}')[0] ?? ''
  const found = block.matchAll(/--color-([\w-]+): (?:(#\w+)|light-dark\((#\w+), (#\w+)\));/g)
  return Object.fromEntries(
    Array.from(found, ([, role = '', both, light = '', dark = '']) => [
      role,
      both ?? (scheme === 'light' ? light : dark),
    ]),
  )
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string | undefined): number {
  if (!hex) throw new Error('A colour role is missing')
  const long = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(long.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
