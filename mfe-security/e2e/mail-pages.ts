import type { Page } from '@playwright/test'
import { expect } from '@portal/e2e'

export const main = (page: Page) => page.getByRole('main')
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Masks an address as the pages of mail links do. */
export const masked = (address: string) =>
  `${address.slice(0, 1)}•••${address.slice(address.lastIndexOf('@'))}`

export async function savePassword(page: Page, password: string) {
  await page.getByLabel('Neues Passwort').fill(password)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
}

export async function returnToSecurity(page: Page, email: string) {
  await expect(heading(page)).toHaveText('Ihr Passwort ist geändert')
  await page.getByRole('link', { name: 'Weiter zum Nordtal Konto' }).click()
  await page.waitForURL('/security')
  await expect(main(page)).toContainText(email)
}
