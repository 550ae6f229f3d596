import { expect, test } from '@portal/e2e'
import { consentBanner, leave, withTrackedPortal } from './tracked-portal.ts'

const { collector, counted, addToConfig } = withTrackedPortal('e2e-consent-manager')

test.beforeAll(() =>
  addToConfig({ cookieConsentDomain: '0190-test', cookieConsentScriptUrl: `${collector().url}/consent` }),
)

/** What the consent manager's script says of how it was asked for. */
const seen = () =>
  collector()
    .arrivals.filter(({ path }) => path === 'consent-seen')
    .map(({ body }) => JSON.parse(body))

test('the script of the consent manager is loaded in German for the domain, but not on the privacy page', async ({
  page,
}) => {
  await page.goto('/data-protection')
  await expect(page.getByRole('heading', { name: 'Datenschutz', level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(collector().arrivals).toEqual([])
  await page.goto('/cancellation')
  await expect.poll(seen).toEqual([{ domain: '0190-test', language: 'de', at: '/cancellation' }])
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await expect.poll(seen).toContainEqual({ opened: true })
  await expect(consentBanner(page)).toHaveCount(0)
})

test('the answer in the cookie of the consent manager starts and stops the statistics', async ({
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
  await expect.poll(seen).toHaveLength(1)
  expect(counted()).toEqual([])
  await context.addCookies([{ name: 'OptanonAlertBoxClosed', value: '2026-11-21', url }])
  await expect.poll(counted).toEqual(['/cancellation'])
  await context.addCookies([groups(0)])
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(2)
  collector().forget()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click()
  await expect(page).toHaveURL(/data-protection/)
  await leave(page)
  expect(collector().arrivals).toEqual([])
})

test('without the script of the consent manager the page works, and its settings show a failure', async ({
  page,
  expectComplaints,
}) => {
  collector().breakScript('consent')
  await page.goto('/cancellation')
  await expect.poll(() => collector().arrivals.map(({ path }) => path)).toContain('consent')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await expect(page.getByText('Cookie-Einstellungen nicht erreichbar')).toBeVisible()
  expectComplaints(/OneTrust script injection failed!|503/)
})
