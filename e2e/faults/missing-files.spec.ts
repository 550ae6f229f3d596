import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '@portal/e2e'

const CONTRACTS = /\/remotes\/mfe-contracts\//
const retry = (page: Page) => page.getByRole('button', { name: 'Erneut versuchen' })
const services = (page: Page) => page.getByRole('region', { name: /^Die Dienste/ })

test.beforeEach(({ signInAs }) => signInAs('gina.hahn@post.example'))

test('the overview stands without a part of the shell, and its retry loads the part', async ({
  page,
  expectComplaints,
}) => {
  const file = /\/host\/\w+\/service-list\.\w+\.js/
  await page.route(file, (route) => route.abort())
  await page.goto('/overview')
  await services(page).getByRole('button', { name: 'Erneut versuchen' }).waitFor()
  await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag, Gina Hahn' })).toBeVisible()

  await page.unroute(file)
  await retry(page).click()
  await expect(services(page).getByRole('link')).toHaveCount(5)
  expectComplaints(/service-list/)
})

test('the overview shows no trace of a slot whose remote cannot be loaded', async ({
  page,
  expectComplaints,
}) => {
  const file = /overview-prompt.*\.js/
  await page.context().clearCookies({ name: /^nordtal_paperless/ })
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
  const asked = page.waitForResponse(file)
  await page.goto('/overview')
  await asked
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(services(page).getByRole('link')).toHaveCount(5)
  await page.getByRole('link', { name: 'Verträge & Zahlungsdaten ansehen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verträge & Zahlungsdaten' })).toBeVisible()
  expectComplaints(/404|Federation/)
})

test('a script that differs from the released one does not run', async ({ page, expectComplaints }) => {
  await page.route(CONTRACTS, async (route) => {
    const response = await route.fetch()
    const body = `globalThis.tampered = true;${await response.text()}`
    await route.fulfill({ response, body })
  })
  await page.goto('/contracts-payments')
  await expect(page.getByRole('heading', { name: 'Keine Antwort' })).toBeVisible()
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  // Nothing of the remote is waited for any more, and some of it may still be on its way.
  await page.unrouteAll({ behavior: 'wait' })
  expectComplaints(/integrity|mfe-contracts/)
})

test('a dialog that cannot be loaded is replaced by a failure, whose retry opens it', async ({
  page,
  expectComplaints,
}) => {
  const file = /\/mfe-personal-data\/\w+\/birth-date-dialog\.\w+\.js/
  const missing = page.getByRole('dialog', { name: 'Keine Antwort' })
  await page.goto('/personal-data')
  const link = page.getByRole('link', { name: 'Geburtsdatum ändern' })
  const asked: string[] = []
  await page.route(file, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await link.click()
  await expect(missing.getByText('Dieses Fenster konnte gerade nicht geladen werden.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Name', includeHidden: true })).toContainText('Gina Hahn')
  await expectAccessible(page)
  const before = asked.length
  await retry(page).click()
  await expect.poll(() => asked.length).toBeGreaterThan(before)
  await expect(missing).toBeVisible()

  await page.unroute(file)
  await retry(page).click()
  await expect(page.getByRole('textbox', { name: 'Geburtsdatum' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  expectComplaints(/birth-date-dialog/)
})
