import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { root } from './addresses.ts'
import { expect, test } from './test.ts'

/** Saves a screenshot, named by the test and a running number. */
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

async function expectNoViolation(axe: AxeBuilder, atLeast: number) {
  const { violations, passes } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([])
  expect(passes.length).toBeGreaterThanOrEqual(atLeast)
}

/** Fails when axe finds a text with too little contrast; `enhanced` asks for seven to one. */
export const expectContrast = (page: Page, rule: 'color-contrast' | 'color-contrast-enhanced') =>
  expectNoViolation(new AxeBuilder({ page }).setLegacyMode().withRules(rule), 1)

/**
 * Fails when axe finds a violation or the page scrolls sideways. `PICTURES` saves each scanned screen in
 * `e2e/screenshots`.
 * @param preload whether axe copies style sheets into the page; the page's policy forbids it in a shadow root
 * @param except a selector of what is not scanned
 */
export async function expectAccessible(page: Page, { preload = true, except = '' } = {}) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // The page under a dialog may still load.
  const isCovered = (await page.locator('dialog[open]').count()) > 0
  if (!isCovered) await expect(page.getByText('Wird geladen …')).toHaveCount(0)
  if (process.env.PICTURES) await takePicture(page)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ preload })
  await expectNoViolation(except ? axe.exclude(except) : axe, 11)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}
