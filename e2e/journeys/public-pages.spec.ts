import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '@portal/e2e'

const contents = (page: Page) => page.getByRole('navigation', { name: 'Inhalt' })

test('the contents of the privacy policy move the focus, mark the visible section and set the address', async ({
  page,
}) => {
  await page.goto('/data-protection')
  await contents(page).getByRole('link', { name: 'Ihre Rechte' }).click()
  const rights = page.getByRole('heading', { level: 2, name: 'Ihre Rechte' })
  await expect(rights).toBeFocused()
  await expect(rights).toBeInViewport()
  await expect(page).toHaveURL('/data-protection#rechte')
  const marked = contents(page).locator('[aria-current]')
  await expect(marked).toHaveText('Ihre Rechte')

  await page.getByRole('heading', { name: 'Server-Protokolle' }).scrollIntoViewIfNeeded()
  await expect(marked).not.toHaveText('Ihre Rechte')

  await page.goto('about:blank')
  await page.goto('/data-protection#rechte')
  await expect(rights).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toBeVisible()
})

test('on a phone the contents open above the text', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/data-protection')
  await expect(contents(page).getByRole('link', { name: 'Ihre Rechte' })).toBeHidden()
  await contents(page).getByText('Inhalt').click()
  await contents(page).getByRole('link', { name: 'Ihre Rechte' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ihre Rechte' })).toBeFocused()
})

test('the privacy policy downloads as a PDF of the size in its link', async ({ page }) => {
  await page.goto('/data-protection')
  const link = page.getByRole('link', { name: /herunterladen \(PDF, \d+ kB\)/ })
  const [, size] = /(\d+) kB/.exec((await link.textContent()) ?? '') ?? []
  const downloading = page.waitForEvent('download')
  await link.click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Nordtal-Konto-Datenschutzhinweise-2023-11-01.pdf')
  const pdf = await readFile(await download.path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(Math.ceil(pdf.length / 1000)).toBe(Number(size))
  const response = await page.request.get(download.url())
  expect(response.headers()['content-type']).toBe('application/pdf')
})

test('the showcase of components is in no release', async ({ page }) => {
  await page.goto('/components')
  await expect(page.getByRole('heading', { level: 1, name: 'Oh nein!' })).toBeVisible()
})
