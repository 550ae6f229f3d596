import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * All rules of axe, and nothing that must be scrolled sideways. A scan that breaks throws.
 * @param preload whether axe may copy style sheets into the page; in a shadow root the page's policy forbids it
 */
export async function expectAccessible(page: Page, { preload = true } = {}) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Under a dialog the page may go on loading.
  const isCovered = (await page.locator('dialog[open]').count()) > 0
  if (!isCovered) await expect(page.getByText('Wird geladen …')).toHaveCount(0)
  const { violations, passes } = await new AxeBuilder({ page }).options({ preload }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([])
  expect(passes.length).toBeGreaterThan(10)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}
