// The style sheet `@portal/brands/themes.css`: the build and the BFF run this module and serve its text.
import { colorRoles, colorValue } from './colors.ts'
import { markUrl } from './drawings.ts'
import { brands, PARENT_BRAND, type TenantId } from './facts.ts'
import { tokenSheet } from './token-sheet.ts'

/** Corners grow with the font of the browser. */
const rem = (pixels: number) => `${pixels / 16}rem`

function tokensOf(id: TenantId): string[] {
  const { radius, type } = brands[id]
  const ownColors = colorRoles.filter(
    (role) => id === PARENT_BRAND || colorValue(id, role) !== colorValue(PARENT_BRAND, role),
  )
  return [
    ...ownColors.map((role) => `--color-${role}:${colorValue(id, role)}`),
    `--radius-md:${rem(radius.field)}`,
    `--radius-button:${rem(radius.button)}`,
    `--type-scale:${type.scale}`,
    `--weight-heading:${type.headingWeight}`,
    `--mark:url("${markUrl(id)}")`,
  ]
}

export default tokenSheet(tokensOf)
