import { expect, type Page } from '@playwright/test'
import { receiveLink } from './mails.ts'

export const brandButton = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Ihre Marken' }).getByRole('button', { name })

/** Switches the brand in the account menu. */
export async function switchBrand(page: Page, name: string) {
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await brandButton(page, name).click()
}

/** Confirms the address of a sign-up by the link of its mail, in another tab, and continues the linking. */
export async function confirmAddress(page: Page, eMailAddress: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bitte bestätigen Sie Ihre E-Mail-Adresse')
  const link = await receiveLink(page, { to: eMailAddress, subject: 'Bestätigen Sie Ihre E-Mail-Adresse' })
  const mail = await page.context().newPage()
  await mail.goto(link)
  await mail.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Ihre Adresse ist bestätigt')
  await mail.close()
  await page.getByRole('button', { name: 'Ich habe die Adresse bestätigt' }).click()
}
