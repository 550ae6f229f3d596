import { expect, type Page } from '@playwright/test'

/** The toast of every consent that was saved. */
export const expectSaved = (page: Page) => expect(page.getByText('Einstellungen gespeichert')).toBeVisible()

/** The toast of what can be tried again later. */
export async function expectFailed(page: Page, title = 'Änderung fehlgeschlagen') {
  await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByText('Versuchen Sie es später erneut')).toBeVisible()
}
