import type { Page } from '@playwright/test'

export const brandButton = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Ihre Marken' }).getByRole('button', { name })

/** By the account menu. */
export async function switchBrand(page: Page, name: string) {
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await brandButton(page, name).click()
}
