import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, follow, test } from '@portal/e2e'

const main = (page: Page) => page.getByRole('main')

/** Downloads a receipt and returns its name and bytes. */
async function downloadReceipt(page: Page, kind: 'PDF' | 'JSON') {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: `Nachweis als ${kind}` }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

/** The current day in Germany, as in file names. */
const day = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format()

test('the keyboard downloads the receipt, and each decision shows its day, time and wording', async ({
  page,
  signInAs,
}) => {
  await signInAs('kim.lorenz@post.example')
  await page.goto('/privacy')
  await follow(page, main(page).getByRole('link', { name: 'Verlauf ansehen' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Verlauf Ihrer Einwilligungen' })).toBeFocused()
  await expect(page).toHaveTitle('Verlauf Ihrer Einwilligungen – Nordtal Konto')
  const downloading = page.waitForEvent('download')
  await follow(page, page.getByRole('button', { name: 'Nachweis als PDF' }))
  await downloading
  await expect(page.getByRole('button', { name: 'Nachweis als PDF' })).toBeFocused()
  await follow(page, main(page).locator('summary').first())
  await expect(main(page).getByText(/persönliches Kundenprofil bilden\.$/)).toBeVisible()

  const advertising = main(page).getByRole('region', { name: 'Werbung', exact: true })
  await expect(advertising.getByText('Am 25.05.2026 um 10:12 Uhr widerrufen').first()).toBeVisible()
  await expect(advertising.getByText('Am 20.11.2023 um 17:02 Uhr zugestimmt').first()).toBeVisible()
  await expect(advertising.getByText('Am 25.05.2026 um 10:12 Uhr widersprochen')).toBeVisible()
})

test('a decision appears in the history and in both receipts immediately', async ({
  page,
  newPerson,
  signInAs,
}) => {
  const david = await newPerson('david')
  await signInAs(david)
  await page.goto('/privacy/tracking')
  const question = page.getByRole('dialog').getByRole('radiogroup', { name: 'Vertrags- und Verbrauchsdaten' })
  const isGiven = await question.getByRole('radio', { name: /^Ja,/ }).isChecked()
  const other = isGiven ? 'Nein, ich stimme nicht zu' : 'Ja, ich stimme zu'
  await question.getByText(other, { exact: true }).click()
  await page.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(page.getByText('Einstellungen gespeichert')).toBeVisible()

  await page.goto('/privacy/history')
  const profile = main(page).getByRole('region', { name: 'Persönliches Kundenprofil', exact: true })
  const now = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format()
  const decided = isGiven ? 'widerrufen' : 'zugestimmt'
  await expect(profile.getByRole('listitem').filter({ hasText: decided }).first()).toContainText(
    `Am ${now} um`,
  )

  const pdf = await downloadReceipt(page, 'PDF')
  await expect(page.getByText('Ihr Nachweis wurde heruntergeladen')).toBeVisible()
  expect(pdf.name).toBe(`Einwilligungen-Flinkstrom-${day()}.pdf`)
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-')

  const json = await downloadReceipt(page, 'JSON')
  expect(json.name).toBe(`Einwilligungen-Flinkstrom-${day()}.json`)
  const receipt = JSON.parse(json.content.toString())
  expect(receipt).toMatchObject({ customer: { eMailAddress: david.email }, isComplete: true })
  const consent = receipt.consents.find((one: { consent: string }) => one.consent === 'tracking.profiling2')
  expect(consent.changes.at(0)).toMatchObject({ given: !isGiven, channel: 'portal' })
})
