import type { Page } from '@playwright/test'
import { changeAppConfig, expect, expectAccessible, test } from '@portal/e2e'
import { consentBanner, leave, openCookieSettings, openTab, withTrackedPortal } from './tracked-portal.ts'

/** Personal data that no third party may receive. */
const PERSONAL = /anna|becker|post\.example|SecretCode|4711-4711|DE02120300000000202051|01\.02\.1985/i

const { collector, countedPaths, envelopesOf, monitoredPaths } = withTrackedPortal('e2e-tracking')

/** Opens the overview and consents to statistics. */
async function consentToStatistics(page: Page) {
  await page.goto('/overview')
  await consentBanner(page).getByRole('button', { name: 'Alle annehmen' }).click()
  await expect.poll(countedPaths).toEqual(['/overview'])
  await expect.poll(monitoredPaths).toEqual(['/overview'])
}

test('nothing is sent before the consent, nor after a refusal and a reload', async ({ page, signInAs }) => {
  await signInAs('anna.becker@post.example')
  await page.goto('/overview')
  await expect(consentBanner(page)).toBeVisible()
  await openTab(page, 'Persönliche Daten')
  await consentBanner(page).getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect(consentBanner(page)).toHaveCount(0)
  await openTab(page, 'Übersicht')
  await page.reload()
  await openTab(page, 'Datenschutz')
  await expect(consentBanner(page)).toHaveCount(0)
  await leave(page)
  expect(collector().arrivals).toEqual([])
})

test('pages and events are counted after the consent, without personal data', async ({
  page,
  signInAs,
  expectPageErrors,
}) => {
  await signInAs('anna.becker@post.example')
  await consentToStatistics(page)
  await openTab(page, 'Persönliche Daten')
  await page.goto('/personal-data/phone-list/contract/4711-4711')
  await expect.poll(countedPaths).toContain('/personal-data/phone-list/phone-type/phone-id')
  await page.goto('/contracts-payments/contract/4711-4711?iban=DE02120300000000202051#01.02.1985')
  await expect.poll(countedPaths).toContain('/contracts-payments/contract/contract-id')
  // The code leaves the address before the page is counted.
  await page.goto('/code/SecretCode4711-4711')
  await expect.poll(countedPaths).toContain('/code/unreadable')
  await page.goto('/anna-becker')
  await expect.poll(countedPaths).toContain('/404')
  await page.goto('/personal-data')
  await expect.poll(countedPaths).toHaveLength(7)
  const failed = page.waitForEvent('pageerror')
  await page.evaluate(() => {
    void Promise.reject(new RangeError('Anna Becker, geboren 01.02.1985'))
  })
  // The browser tells the test of it only later, and never of an error in a page that has been left.
  await failed
  await leave(page)

  await expect.poll(() => monitoredPaths()).toEqual(expect.arrayContaining(countedPaths()))
  const [container] = collector().arrivals.filter(({ path }) => path === 'gtm.js')
  expect(Object.fromEntries(container?.query ?? [])).toEqual({
    id: 'GTM-TEST1',
    gtm_auth: 'abc-DEF_1',
    gtm_preview: 'env-7',
  })
  expect(collector().tags()).toContainEqual({ origin: 'Nordtal Konto', environment: 'env-7' })
  expect(envelopesOf('ExceptionData').map(({ data }) => JSON.stringify(data))).toEqual([
    expect.stringContaining('RangeError'),
  ])
  expect(collector().everything()).not.toMatch(PERSONAL)
  expectPageErrors(/RangeError/)
})

test('a withdrawal stops the statistics immediately and clears their cookies', async ({ page, signInAs }) => {
  await signInAs('anna.becker@post.example')
  await consentToStatistics(page)
  const settings = await openCookieSettings(page)
  await expect(settings.getByRole('switch', { name: 'Statistik' })).toBeChecked()
  await settings.getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect(page.getByText('Ihre Auswahl ist gespeichert')).toBeVisible()

  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('ai_')
  collector().clear()
  await openTab(page, 'Persönliche Daten')
  await page.reload()
  await openTab(page, 'Datenschutz')
  await leave(page)
  expect(collector().arrivals).toEqual([])
})

test('a withdrawal in one tab stops the statistics in the others', async ({ page, context, signInAs }) => {
  await signInAs('anna.becker@post.example')
  await page.goto('/overview')
  await consentBanner(page).getByRole('button', { name: 'Alle annehmen' }).click()
  await expect.poll(countedPaths).toEqual(['/overview'])
  const other = await context.newPage()
  await other.goto('/privacy')
  await expect.poll(countedPaths).toEqual(['/overview', '/privacy'])
  const settings = await openCookieSettings(page)
  await settings.getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect(settings).toHaveCount(0)

  // The second tab checks every 300 ms, and then blocks third parties by a policy.
  const policies = other.locator('meta[http-equiv="Content-Security-Policy"]')
  await expect(policies).toHaveCount(2)
  collector().clear()
  await openTab(other, 'Übersicht')
  await leave(other)
  expect(collector().arrivals).toEqual([])
})

test('the failure of a remote is reported with the name of its error', async ({
  page,
  signInAs,
  expectPageErrors,
}) => {
  await signInAs('anna.becker@post.example')
  await consentToStatistics(page)
  await page.route('**/remotes/mfe-security/**', (route) => route.abort())
  await openTab(page, 'Anmeldung & Sicherheit')
  await expect(page.getByRole('heading', { name: 'Keine Antwort' })).toBeVisible()
  // Monitoring sends within five seconds. Leaving the page would lose the report, because requests are intercepted.
  await expect.poll(() => JSON.stringify(envelopesOf('ExceptionData'))).toContain('NoReleaseError')
  expectPageErrors(/mfe-security|Federation|NoRelease|ERR_FAILED/)
})

test('a sign-out is counted and does not wait for a slow third party', async ({ page, signInAs }) => {
  await signInAs('anna.becker@post.example')
  await consentToStatistics(page)
  collector().setDelay(20_000)
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  collector().setDelay(0)
  await expect.poll(() => collector().tags()).toContainEqual({ event: 'logout' })
})

test('an automated browser sees no banner and is not counted without `trackAutomatedRunner`', async ({
  page,
  baseURL,
  signInAs,
}) => {
  await signInAs('anna.becker@post.example')
  await changeAppConfig(page, baseURL, (entries) =>
    entries.filter(({ name }) => name !== 'trackAutomatedRunner'),
  )
  await page.goto('/overview')
  const settings = await openCookieSettings(page)
  await expect(settings.getByText('nur, was es für seinen Betrieb braucht')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(consentBanner(page)).toHaveCount(0)
  await leave(page)
  expect(collector().arrivals).toEqual([])
})

test('the keyboard reaches the cookie settings, which return the focus', async ({ page, signInAs }) => {
  await signInAs('anna.becker@post.example')
  await page.goto('/overview')
  await expect(consentBanner(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(consentBanner(page).getByRole('button', { name: 'Datenschutzhinweise' })).toBeFocused()
  for (const name of ['Alle ablehnen', 'Alle annehmen', 'Einstellungen']) {
    await page.keyboard.press('Tab')
    await expect(consentBanner(page).getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
  await expect(settings.getByRole('switch', { name: 'Statistik' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)
  await expect(consentBanner(page).getByRole('button', { name: 'Einstellungen' })).toBeFocused()
  await expect(consentBanner(page)).toBeVisible()
})

test('banner and cookie settings have no accessibility violation in light and dark', async ({ page }) => {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    // A reload would not close the dialog.
    await page.goto('about:blank')
    await page.goto('/cancellation')
    await expect(consentBanner(page)).toBeVisible()
    await expectAccessible(page)
    await consentBanner(page).getByRole('button', { name: 'Einstellungen' }).click()
    await expect(page.getByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeVisible()
    await expectAccessible(page)
  }
})

test('the privacy tab shows the cookie consent, which two clicks give and two withdraw', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.becker@post.example')
  await page.goto('/privacy')
  const card = page.getByRole('region', { name: 'Cookies in diesem Browser' })
  await expect(card).toContainText('Sie haben noch nicht geantwortet')
  for (const [answer, shown] of [
    ['Alle annehmen', 'Sie haben zugestimmtZuletzt geändert: heute'],
    ['Alle ablehnen', 'Sie haben nicht zugestimmt'],
  ] as const) {
    await card.getByRole('button', { name: 'Cookie-Einstellungen öffnen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: answer }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(card).toContainText(shown)
  }
})

test('on a phone the whole question for statistics stands above its buttons', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signInAs('anna.becker@post.example')
  await page.goto('/overview')
  const text = consentBanner(page).locator('p')
  await expect(text).toBeVisible()
  const hidden = await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(hidden).toBe(0)
})
