import { expect, type Page } from '@playwright/test'
import { receiveLink } from './mails.ts'

/** Opens the link of the mail that follows a sign-up in another tab, confirms the address, and continues the linking. */
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
