import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { root } from './addresses.ts'
import { expect, test } from './test.ts'

/** Saves what the scan sees, under the name of the test and the number of its picture. */
async function takePicture(page: Page) {
  const { titlePath, annotations } = test.info()
  annotations.push({ type: 'picture' })
  const pictures = annotations.filter(({ type }) => type === 'picture').length
  const name = titlePath.join(' ').replace(/[^\p{L}\p{N}]+/gu, '-')
  const isCovered = (await page.locator('dialog[open], [popover=auto]:popover-open').count()) > 0
  await page.screenshot({
    path: join(root, 'e2e/screenshots', `${name}-${pictures}.png`),
    fullPage: !isCovered,
  })
}

/**
 * All rules of axe, and nothing that must be scrolled sideways. A scan that breaks throws. With `PICTURES` set, each
 * scanned screen is saved in `e2e/screenshots`.
 * @param preload whether axe may copy style sheets into the page; in a shadow root the page's policy forbids it
 */
export async function expectAccessible(page: Page, { preload = true } = {}) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Under a dialog the page may go on loading.
  const isCovered = (await page.locator('dialog[open]').count()) > 0
  if (!isCovered) await expect(page.getByText('Wird geladen …')).toHaveCount(0)
  if (process.env.PICTURES) await takePicture(page)
  const { violations, passes } = await new AxeBuilder({ page }).options({ preload }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([])
  expect(passes.length).toBeGreaterThan(10)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}
