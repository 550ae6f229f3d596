import { expect, test } from '@portal/e2e'

const CONTRACTS = /\/remotes\/mfe-contracts\//

test('a remote whose files are gone says so, can be tried again, and leaves every other tab working', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('gina.hahn@post.example')
  await page.route(CONTRACTS, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/contracts-payments')
  await expect(page.getByRole('heading', { name: 'Keine Antwort' })).toBeVisible()

  await page.getByRole('link', { name: 'Persönliche Daten' }).click()
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Gina Hahn')
  await page.getByRole('link', { name: 'Anmeldung & Sicherheit' }).click()
  await expect(page.getByRole('main').getByText('gina.hahn@post.example')).toBeVisible()

  await page.getByRole('link', { name: 'Verträge & Zahlungsdaten' }).click()
  await expect(page.getByRole('heading', { name: 'Keine Antwort' })).toBeVisible()
  await page.unroute(CONTRACTS)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { name: 'Verträge & Zahlungsdaten', level: 1 })).toBeVisible()
  expectComplaints(/mfe-contracts/)
})

test('a remote that was gone for a while is tried anew by whoever comes back to its tab', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('gina.hahn@post.example')
  await page.route(CONTRACTS, (route) => route.abort())
  await page.goto('/contracts-payments')
  await expect(page.getByRole('heading', { name: 'Keine Antwort' })).toBeVisible()
  await page.getByRole('link', { name: 'Persönliche Daten' }).click()
  await expect(page.getByRole('region', { name: 'Name' })).toBeVisible()
  await page.unroute(CONTRACTS)
  await page.getByRole('link', { name: 'Verträge & Zahlungsdaten' }).click()
  await expect(page.getByRole('heading', { name: 'Verträge & Zahlungsdaten', level: 1 })).toBeVisible()
  expectComplaints(/mfe-contracts|Federation/)
})

test('a script that is not the released one does not run', async ({ page, signInAs, expectComplaints }) => {
  await signInAs('gina.hahn@post.example')
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
