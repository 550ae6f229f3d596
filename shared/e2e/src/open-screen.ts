import { expect, type Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** Goes to a screen and waits until there is nothing left to come. */
export async function openScreen(page: Page, { path, open }: Screen) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  await open?.(page)
  const covered = (await page.locator('dialog[open]').count()) > 0
  if (!covered) await expect(page.getByText('Wird geladen …')).toHaveCount(0)
}
