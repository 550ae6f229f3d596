// The style sheet `@portal/brands/themes.css`: the build and the BFF run this module and serve its text.
import { type ColorRole, colorRoles, colorValue } from './colors.ts'
import { markUrl } from './drawings.ts'
import { brands, PARENT_BRAND, type TenantId } from './facts.ts'
import { bodyStack, headingStack } from './fonts.ts'
import { tokenSheet } from './token-sheet.ts'

/** Corners grow with the font of the browser. */
const rem = (pixels: number) => `${pixels / 16}rem`

function tokensOf(id: TenantId): string[] {
  const { radius, type, look } = brands[id]
  const ownColors = colorRoles.filter(
    (role) => id === PARENT_BRAND || colorValue(id, role) !== colorValue(PARENT_BRAND, role),
  )
  return [
    ...ownColors.map((role) => `--color-${role}:${colorValue(id, role)}`),
    `--radius-md:${rem(radius.field)}`,
    `--radius-button:${rem(radius.button)}`,
    `--radius-chip:${rem(radius.chip)}`,
    `--font-body:${bodyStack(id)}`,
    `--font-heading:${headingStack(id)}`,
    `--type-scale:${type.scale}`,
    `--weight-heading:${type.headingWeight}`,
    `--tracking-heading:${type.tracking}em`,
    `--mark:url("${markUrl(id)}")`,
    ...Object.entries(look).map(([name, value]) => `--${name}:${value}`),
  ]
}

const strongColors = {
  muted: 'ink',
  border: 'ink',
  hairline: 'ink',
  'control-border': 'ink',
  brand: 'brand-hover',
  error: 'error-hover',
  success: 'ink',
  warning: 'ink',
  info: 'ink',
} satisfies Partial<Record<ColorRole, ColorRole>>

/** For customers whose system asks for more contrast. In a later layer than the tokens, so it holds in every theme. */
const moreContrast = `@layer base{@media (prefers-contrast:more){:root,:host,[data-theme]{${Object.entries(
  strongColors,
)
  .map(([role, strong]) => `--color-${role}:var(--color-${strong})`)
  .join(';')};--border-card:2px solid var(--color-ink)}}}
`

export default tokenSheet(tokensOf) + moreContrast
