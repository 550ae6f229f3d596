import type { BrandColor } from './brand.ts'
import { brands, type TenantId } from './facts.ts'

/** The same for all brands. */
const shared = {
  error: ['#b3261e', '#ff938a'],
  'error-hover': ['#8c1d17', '#ffb3ac'],
  'error-soft': ['#fdecea', '#3d1c1a'],
  success: ['#1b6e3c', '#74d597'],
  'success-soft': ['#e3f3e8', '#143421'],
  warning: ['#8a5300', '#f4bc60'],
  'warning-soft': ['#fff3dc', '#38290d'],
  info: ['#0b4f9e', '#8fbcf7'],
  'info-soft': ['#e8f0fb', '#15283f'],
  focus: ['#0b57d0', '#8ab4ff'],
} as const

export type ColorRole = BrandColor | keyof typeof shared
export type Scheme = 'light' | 'dark'

export const colorRoles = Object.keys({ ...brands['100'].colors, ...shared }) as ColorRole[]

/** Every color of a brand in one scheme. */
export function colorsOf(id: TenantId, scheme: Scheme): Record<ColorRole, string> {
  const colors = Object.entries({ ...brands[id].colors, ...shared }).map(([role, color]) => {
    const [light, dark] = typeof color === 'string' ? [color, color] : color
    return [role, scheme === 'light' ? light : dark]
  })
  return Object.fromEntries(colors)
}

/** A color for a style sheet. */
export function colorValue(id: TenantId, role: ColorRole): string {
  const [light, dark] = [colorsOf(id, 'light')[role], colorsOf(id, 'dark')[role]]
  return light === dark ? light : `light-dark(${light},${dark})`
}
