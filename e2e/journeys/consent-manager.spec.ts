import { expect, test } from '@portal/e2e'
import { consentBanner, leave, withTrackedPortal } from './tracked-portal.ts'

const { collector, countedPaths, addToConfig } = withTrackedPortal('e2e-consent-manager')

test.beforeAll(() =>
  addToConfig({ cookieConsentDomain: '0190-test', cookieConsentScriptUrl: `${collector().url}/consent` }),
)

/** The reports of the consent manager's script. */
const reports = () =>
  collector()
    .arrivals.filter(({ path }) => path === 'consent-seen')
    .map(({ body }) => JSON.parse(body))

test('the consent manager loads in German for its domain, but not on the privacy policy', async ({
  page,
}) => {
  await page.goto('/data-protection')
  await expect(page.getByRole('heading', { name: 'Datenschutz', level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(collector().arrivals).toEqual([])
  await page.goto('/cancellation')
  await expect.poll(reports).toEqual([{ domain: '0190-test', language: 'de', at: '/cancellation' }])
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await expect.poll(reports).toContainEqual({ opened: true })
  await expect(consentBanner(page)).toHaveCount(0)
})

test('the cookie of the consent manager starts and stops the statistics', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const groups = (statistics: number) => ({
    name: 'OptanonConsent',
    value: `groups=C0001%3A1%2CC0002%3A${statistics}`,
    url,
  })
  await context.addCookies([groups(1)])
  await page.goto('/cancellation')
  await expect.poll(reports).toHaveLength(1)
  expect(countedPaths()).toEqual([])
  await context.addCookies([{ name: 'OptanonAlertBoxClosed', value: '2026-11-21', url }])
  await expect.poll(countedPaths).toEqual(['/cancellation'])
  await context.addCookies([groups(0)])
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(2)
  collector().clear()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click()
  await expect(page).toHaveURL(/data-protection/)
  await leave(page)
  expect(collector().arrivals).toEqual([])
})

test('the page works without the consent manager, and the cookie settings show a failure', async ({
  page,
  expectPageErrors,
}) => {
  collector().breakScript('consent')
  await page.goto('/cancellation')
  await expect.poll(() => collector().arrivals.map(({ path }) => path)).toContain('consent')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await expect(page.getByText('Cookie-Einstellungen nicht erreichbar')).toBeVisible()
  expectPageErrors(/OneTrust script injection failed!|503/)
})
