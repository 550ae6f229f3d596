import { brands, PARENT_BRAND, type TenantId, tenantIds } from './facts.ts'

/** Where a brand's tokens hold. An element in a foreign page carries the theme itself. */
function selectorOf(id: TenantId): string {
  const { theme } = brands[id]
  return `${id === PARENT_BRAND ? ':root,:host' : `:host([data-theme="${theme}"])`},[data-theme="${theme}"]`
}

/** A style sheet with the tokens of each brand. Those of the parent hold where no theme is named. */
export function tokenSheet(tokensOf: (id: TenantId) => string[]): string {
  const rules = tenantIds.map((id) => `${selectorOf(id)}{\n${tokensOf(id).join(';\n')}\n}`)
  return `@layer tokens{\n${rules.join('\n')}\n}\n`
}
