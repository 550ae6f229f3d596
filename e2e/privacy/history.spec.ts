import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, follow, test } from '@portal/e2e'
import { breakRenewals, FAULT_COMPLAINTS, readFaults } from '../faults/faults.ts'
import { expectSaved } from './told.ts'

const main = (page: Page) => page.getByRole('main')

/** Saves a receipt, and gives its name and its bytes. */
async function save(page: Page, kind: 'PDF' | 'JSON') {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: `Nachweis als ${kind}` }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

/** As in file names: of today in Germany. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format()

test('each decision has its day, its time and its words', async ({ page, signInAs }) => {
  await signInAs('kim.lorenz@post.example')
  await page.goto('/privacy')
  await main(page).getByRole('link', { name: 'Verlauf ansehen' }).click()
  await expect(page).toHaveTitle('Verlauf Ihrer Einwilligungen – Nordtal Konto')
  const advertising = main(page).getByRole('region', { name: 'Werbung', exact: true })
  await expect(advertising.getByText('Am 25. Mai 2026 um 10:12 Uhr widerrufen').first()).toBeVisible()
  await expect(advertising.getByText('Am 20. November 2023 um 17:02 Uhr zugestimmt').first()).toBeVisible()
  await expect(advertising.getByText('Am 25. Mai 2026 um 10:12 Uhr widersprochen')).toBeVisible()
  const words = advertising.getByText(/^Ja, Nordtal Energie darf mich über eigene Angebote/)
  await expect(words).toBeHidden()
  await advertising.getByText('Wortlaut vom 1. November 2023').first().click()
  await expect(words).toBeVisible()
})

test('what was decided just now stands at the top', async ({ page, signInAs }) => {
  await signInAs('david.ebert@post.example')
  await page.goto('/privacy/tracking')
  const question = page.getByRole('dialog').getByRole('radiogroup', { name: 'Vertrags- und Verbrauchsdaten' })
  const isGiven = await question.getByRole('radio', { name: /^Ja,/ }).isChecked()
  const other = isGiven ? 'Nein, ich stimme nicht zu' : 'Ja, ich stimme zu'
  await question.getByText(other, { exact: true }).click()
  await page.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expectSaved(page)
  await page.goto('/privacy/history')
  const profile = main(page).getByRole('region', { name: 'Persönliches Kundenprofil', exact: true })
  const now = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format()
  const decided = isGiven ? 'widerrufen' : 'zugestimmt'
  await expect(profile.getByRole('listitem').filter({ hasText: decided }).first()).toContainText(
    `Am ${now} um`,
  )
})

test('whoever has decided nothing reads so', async ({ page, signInAs }) => {
  await signInAs('ida.jung@post.example')
  await page.goto('/privacy/history')
  await expect(main(page).getByText('Noch keine Entscheidungen')).toBeVisible()
})

test('the receipt is saved as a PDF that can be read aloud', async ({ page, signInAs }) => {
  await signInAs('david.ebert@post.example')
  await page.goto('/privacy/history')
  const { name, content } = await save(page, 'PDF')
  await expect(page.getByText('Ihr Nachweis wurde heruntergeladen')).toBeVisible()
  expect(name).toBe(`Einwilligungen-Flinkstrom-${day}.pdf`)
  const markup = content.toString('latin1')
  expect(markup.startsWith('%PDF-')).toBe(true)
  const needed = ['/MarkInfo', '/Marked true', '/Lang (de-DE)', '/S /Table\n', '/S /H1\n']
  // The whole file in a message says nothing.
  expect(needed.filter((part) => !markup.includes(part))).toEqual([])
})

test('the receipt is saved as JSON that says everything itself', async ({ page, signInAs }) => {
  await signInAs('kim.lorenz@post.example')
  await page.goto('/privacy/history')
  const { name, content } = await save(page, 'JSON')
  expect(name).toBe(`Einwilligungen-Nordtal-Energie-${day}.json`)
  const receipt = JSON.parse(content.toString())
  expect(receipt).toMatchObject({
    brand: { tenantId: '100', name: 'Nordtal Energie' },
    customer: { name: 'Kim Lorenz', eMailAddress: 'kim.lorenz@post.example' },
    isComplete: true,
  })
  const offers = receipt.consents.find(({ consent }: { consent: string }) => consent === 'advertising.offers')
  const proof = {
    id: expect.any(String),
    wordingVersion: '2023-11-01',
    wording: expect.stringMatching(/^Ja, Nordtal Energie darf mich über eigene Angebote/),
    channel: 'portal',
  }
  expect(offers.changes.slice(-2)).toEqual([
    { ...proof, given: false, at: '2026-05-25T08:12:47.000Z' },
    { ...proof, given: true, at: '2023-11-20T16:02:11.000Z' },
  ])
})

test('each fault of the receipt is told, and the same button brings it', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('gina.hahn@post.example')
  await breakRenewals(page)
  await page.goto('/privacy/history')
  const button = page.getByRole('button', { name: 'Nachweis als PDF' })
  const alert = main(page).getByRole('alert')
  for (const { name, answer } of readFaults) {
    await test.step(name, async () => {
      await page.route('**/bff/api/permissions/receipt.pdf', answer, { times: 1 })
      await button.click()
      await expect(button).not.toHaveAttribute('aria-disabled')
      await expect(alert).toBeVisible()
    })
  }
  const { content } = await save(page, 'PDF')
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(alert).toHaveCount(0)
  expectComplaints(FAULT_COMPLAINTS)
})

test('by keyboard alone: the receipt, and the words of a consent', async ({ page, signInAs }) => {
  await signInAs('kim.lorenz@post.example')
  await page.goto('/privacy')
  await follow(page, main(page).getByRole('link', { name: 'Verlauf ansehen' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Verlauf Ihrer Einwilligungen' })).toBeFocused()
  const downloading = page.waitForEvent('download')
  await follow(page, page.getByRole('button', { name: 'Nachweis als PDF' }))
  await downloading
  await expect(page.getByRole('button', { name: 'Nachweis als PDF' })).toBeFocused()
  await follow(page, main(page).locator('summary').first())
  await expect(main(page).getByText(/persönliches Kundenprofil bilden\.$/)).toBeVisible()
})
