import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '@portal/e2e'

/** The files of the host that every dialog needs. */
const DIALOGS = /\/host\/\w+\/dialog(s|-kit)\.\w+\.js/
const CONTRACTS = /\/remotes\/mfe-contracts\//
const retry = (page: Page) => page.getByRole('button', { name: 'Erneut versuchen' })
const services = (page: Page) => page.getByRole('region', { name: /^Die Dienste/ })

test.beforeEach(({ signInAs }) => signInAs('gina.hahn@post.example'))

test('the shell works without the chunk of the overview, and a retry loads it', async ({
  page,
  expectPageErrors,
}) => {
  const file = /\/host\/\w+\/overview\.\w+\.js/
  await page.route(file, (route) => route.abort())
  await page.goto('/overview')
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Antwort' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
  await expect(retry(page)).toBeVisible()
  await page.unroute(file)
  await retry(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag, Gina Hahn' })).toBeVisible()
  await expect(services(page).getByRole('link')).toHaveCount(3)
  expectPageErrors(/overview/)
})

test('the overview shows no error for a slot whose remote cannot be loaded', async ({
  page,
  expectPageErrors,
}) => {
  const file = /overview-prompt.*\.js/
  await page.context().clearCookies({ name: /^nordtal_paperless/ })
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
  const failed = page.waitForResponse(file)
  await page.goto('/overview')
  await failed
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(services(page).getByRole('link')).toHaveCount(3)
  await page
    .getByRole('region', { name: 'Ihr Konto' })
    .getByRole('link', { name: /^Verträge/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verträge & Zahlungsdaten' })).toBeVisible()
  expectPageErrors(/404|Federation/)
})

test('a script that differs from the released file does not run', async ({ page, expectPageErrors }) => {
  await page.route(CONTRACTS, async (route) => {
    const response = await route.fetch()
    const body = `globalThis.tampered = true;${await response.text()}`
    await route.fulfill({ response, body })
  })
  await page.goto('/contracts-payments')
  await expect(page.getByRole('heading', { name: 'Keine Antwort' })).toBeVisible()
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  await page.unrouteAll({ behavior: 'wait' })
  expectPageErrors(/integrity|mfe-contracts/)
})

for (const [name, file] of [
  ['script', /birth-date-dialog\.\w+\.js/],
  ['map of the release', /\/mfe-personal-data\/\w+\/files\.json/],
] as const) {
  test(`a dialog whose ${name} differs from the released file does not run, and its retry opens it`, async ({
    page,
    expectPageErrors,
  }) => {
    await page.route(file, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      const body = name === 'script' ? `globalThis.tampered = true;${text}` : `${text} `
      await route.fulfill({ response, body })
    })
    await page.goto('/personal-data')
    await page.getByRole('link', { name: 'Geburtsdatum ändern' }).click()
    await expect(page.getByRole('dialog', { name: 'Keine Antwort' })).toBeVisible()
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
    await page.unrouteAll({ behavior: 'wait' })
    await retry(page).click()
    await expect(page.getByRole('textbox', { name: 'Geburtsdatum' })).toBeFocused()
    expectPageErrors(/integrity|birth-date-dialog|files\.json/)
  })
}

test('a dialog that cannot be loaded shows a failure, whose retry opens the dialog', async ({
  page,
  expectPageErrors,
}) => {
  const file = /\/mfe-personal-data\/\w+\/birth-date-dialog\.\w+\.js/
  const missing = page.getByRole('dialog', { name: 'Keine Antwort' })
  await page.goto('/personal-data')
  const link = page.getByRole('link', { name: 'Geburtsdatum ändern' })
  const requests: string[] = []
  await page.route(file, (route) => {
    requests.push(route.request().url())
    return route.abort()
  })
  await link.click()
  await expect(missing.getByText('Dieses Fenster konnte gerade nicht geladen werden.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Name', includeHidden: true })).toContainText('Gina Hahn')
  await expectAccessible(page)
  const before = requests.length
  await retry(page).click()
  await expect.poll(() => requests.length).toBeGreaterThan(before)
  // It fetches the file and imports it: with the file back in between it would succeed.
  await expect(retry(page)).toBeEnabled()
  await expect(missing).toBeVisible()

  await page.unroute(file)
  await retry(page).click()
  await expect(page.getByRole('textbox', { name: 'Geburtsdatum' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  expectPageErrors(/birth-date-dialog/)
})

test('on a phone the sign-out needs no dialog that is loaded later, and a retry opens the account', async ({
  page,
  expectPageErrors,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.route(DIALOGS, (route) => route.abort())
  await page.goto('/overview')
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  const missing = page.getByRole('dialog', { name: 'Keine Antwort' })
  await expect(missing.getByRole('button', { name: 'Abmelden' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(DIALOGS)
  await retry(page).click()
  const account = page.getByRole('dialog', { name: 'Möchten Sie sich abmelden?' })
  await expect(account.getByText('Gina Hahn')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(account).toBeHidden()
  expectPageErrors(/dialog/)
})

test('a dialog of a tab whose shared module was lost opens after a retry', async ({
  page,
  expectPageErrors,
}) => {
  await page.route(DIALOGS, (route) => route.abort())
  await page.goto('/personal-data')
  await page.getByRole('link', { name: 'Geburtsdatum ändern' }).click()
  await expect(page.getByRole('dialog', { name: 'Keine Antwort' })).toBeVisible()
  await page.unroute(DIALOGS)
  await retry(page).click()
  await expect(page.getByRole('textbox', { name: 'Geburtsdatum' })).toBeFocused()
  expectPageErrors(/dialog/)
})
