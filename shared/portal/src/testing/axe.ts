import { expect } from '@jest/globals'

/** Rules that need a layout, and rules for the page around a remote. */
const rules = Object.fromEntries(
  ['color-contrast', 'landmark-one-main', 'page-has-heading-one', 'region'].map((id) => [
    id,
    { enabled: false },
  ]),
)

/** Fails unless axe finds nothing to complain of in this part of the page. */
export async function expectNoAxeViolations(container: Element = document.body) {
  // Larger than all else that a test file loads, and few of those that import this folder need it.
  const { default: axe } = await import('axe-core')
  const { violations, passes } = await axe.run(container, { rules })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([])
  expect(passes.length).toBeGreaterThan(0)
}
