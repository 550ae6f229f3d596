import type { Page } from '@playwright/test'
import { fillPassword } from './sign-in.ts'

/** Confirms the dialog, which opens the provider's form. */
export const confirmReauthentication = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' })
    .getByRole('button', { name: 'Erneut anmelden' })
    .click()

/** Enters the password that a call needs. It is made again after the return. */
export async function enterPasswordForCall(page: Page, password?: string) {
  await confirmReauthentication(page)
  await page.waitForURL(({ pathname }) => pathname.startsWith('/login/'))
  await fillPassword(page, password)
}
