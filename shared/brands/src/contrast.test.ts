import { describe, expect, test } from '@jest/globals'
import { type ColorRole, colorRoles, colorsOf } from './colors.ts'
import { contrast, contrastPairs } from './contrast.ts'
import { tenantIds, tenants } from './facts.ts'

const themes = tenantIds.flatMap((id) =>
  (['light', 'dark'] as const).map((scheme) => [tenants[id].name, scheme, id] as const),
)

/** They carry no information alone. */
const decorative: ColorRole[] = ['accent', 'border', 'hairline']

describe.each(themes)('%s, %s', (_, scheme, id) => {
  const colors = colorsOf(id, scheme)

  test.each(contrastPairs)('%s on %s is at least %s : 1', (foreground, background, least) => {
    expect(contrast(colors[foreground], colors[background])).toBeGreaterThanOrEqual(least)
  })
})

test('every color is either checked or decorative', () => {
  const known = new Set([...contrastPairs.flatMap((pair) => pair.slice(0, 2)), ...decorative])
  expect([...colorRoles].sort()).toEqual([...known].sort())
})
