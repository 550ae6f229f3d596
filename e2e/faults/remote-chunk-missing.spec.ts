import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '@portal/e2e'

const chunk = (name: string) => new RegExp(`/mfe-personal-data/\\w+/${name}\\.\\w+\\.js`)

/** Takes a chunk of a remote away; gives what was asked of it. */
async function takeAway(page: Page, name: string) {
  const asked: string[] = []
  await page.route(chunk(name), (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  return { asked, bringBack: () => page.unroute(chunk(name)) }
}

const retry = (page: Page) => page.getByRole('button', { name: 'Erneut versuchen' })
const missing = (page: Page) => page.getByRole('dialog', { name: 'Keine Antwort' })

test('a dialog that cannot be loaded ahead says nothing, and comes with the click', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/personal-data')
  const link = page.getByRole('link', { name: 'Geburtsdatum ändern' })
  const dialog = await takeAway(page, 'birth-date-dialog')
  await link.hover()
  await expect.poll(() => dialog.asked).not.toEqual([])
  await dialog.bringBack()
  await link.click()
  await expect(page.getByRole('dialog', { name: 'Geburtsdatum ändern' })).toBeVisible()
  expectComplaints(/^Failed to load resource.*birth-date-dialog/)
})

test('a dialog that does not come says so above its page, and comes when it is tried again', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/personal-data')
  const link = page.getByRole('link', { name: 'Geburtsdatum ändern' })
  const dialog = await takeAway(page, 'birth-date-dialog')
  await link.click()
  await expect(missing(page).getByText('Dieses Fenster konnte gerade nicht geladen werden.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Name', includeHidden: true })).toContainText('Gina Hahn')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/personal-data')
  await expect(link).toBeFocused()

  await page.keyboard.press('Enter')
  const before = dialog.asked.length
  await retry(page).click()
  await expect.poll(() => dialog.asked.length).toBeGreaterThan(before)
  await expect(missing(page)).toBeVisible()
  await dialog.bringBack()
  await retry(page).click()
  await expect(page.getByRole('textbox', { name: 'Geburtsdatum' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  expectComplaints(/birth-date-dialog/)
})

test('a page that does not come says so inside its tab, and comes when it is tried again', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/personal-data')
  const phones = await takeAway(page, 'phones')
  await page.getByRole('link', { name: 'Telefonnummern ansehen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Antwort' })).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Gina Hahn')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Antwort' })).toBeFocused()
  await phones.bringBack()
  await retry(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Telefonnummern' })).toBeFocused()
  expectComplaints(/phones/)
})
