import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enterPasswordForCall, expect, follow, test } from '@portal/e2e'

const main = (page: Page) => page.getByRole('main')
const show = (page: Page) => page.getByRole('button', { name: 'Meine Daten anzeigen' })
const person = (page: Page) => main(page).getByRole('region', { name: 'Zu Ihrer Person' })

test('the keyboard shows all data with its sources and downloads it as JSON', async ({
  page,
  newPerson,
  signInAs,
  expectPageErrors,
}) => {
  const clara = await newPerson('clara')
  await signInAs(clara)
  await page.goto('/privacy')
  await follow(page, main(page).getByRole('link', { name: 'Alle Daten ansehen und herunterladen' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Daten herunterladen' })).toBeFocused()
  await follow(page, show(page))
  await enterPasswordForCall(page)
  await expect(main(page).getByText(/^Stand: .* 8 Bereiche\.$/)).toBeVisible()
  await expect(person(page).getByText('Clara Deniz')).toBeVisible()
  await expect(person(page).getByText(/^Das Kundensystem Ihrer Marke/)).toBeVisible()
  await expect(main(page).getByText('Kunde bei mehreren Marken (2)')).toBeVisible()
  await expect(main(page).getByText(/^Angemeldetes? Gerät/)).toBeVisible()

  const downloading = page.waitForEvent('download')
  await follow(page, page.getByRole('button', { name: 'Als JSON herunterladen' }))
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Meine-Daten-\d{4}-\d{2}-\d{2}\.json$/)
  const { sections, withheld } = JSON.parse((await readFile(await download.path())).toString())
  const ids = ['account', 'person', 'contact', 'contracts', 'payments', 'consents', 'security', 'messages']
  expect(sections.map(({ id }: { id: string }) => id)).toEqual(ids)
  const text = JSON.stringify(sections)
  expect(text).toContain(clara.email)
  expect(text).toContain('Flinkstrom')
  expect(text).toMatch(/"value":"DE\d{20}"/)
  expect(withheld.length).toBeGreaterThan(0)

  const folded = main(page).locator('details:not([open])')
  const before = await folded.count()
  await follow(page, folded.locator('> summary').first())
  await expect(folded).toHaveCount(before - 1)
  expectPageErrors(/401/)
})
