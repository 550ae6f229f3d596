import { expect, fillSignIn, signInField, switchBrand, test } from '@portal/e2e'

const JO = 'jo.katzenellenbogen@post.example'

test('every tab shows the data of the customer from its own remote after the sign-in', async ({ page }) => {
  const remotes = new Set<string>()
  page.on('request', (request) => {
    const [, remote] = /\/remotes\/([\w-]+)\//.exec(request.url()) ?? []
    if (remote) remotes.add(remote)
  })
  await page.goto('/overview')
  await fillSignIn(page, 'gina.hahn@post.example')
  await expect(page.getByRole('heading', { name: 'Guten Tag, Gina Hahn' })).toBeVisible()

  const main = page.getByRole('main')
  for (const [tab, data] of [
    ['Persönliche Daten', 'Gina Hahn'],
    ['Verträge & Zahlungsdaten', 'Vertragsnummer'],
    ['Anmeldung & Sicherheit', 'gina.hahn@post.example'],
    ['Datenschutz', 'Gespeicherte Daten'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: tab }).click()
    await expect(page.getByRole('heading', { level: 1, name: tab })).toBeFocused()
    await expect(page).toHaveTitle(`${tab} – Nordtal Konto`)
    await expect(main.getByText(data).first()).toBeVisible()
    await expect(page.getByText('Wird geladen …')).toHaveCount(0)
  }
  expect([...remotes].sort()).toEqual(['mfe-contracts', 'mfe-personal-data', 'mfe-privacy', 'mfe-security'])
})

test('a customer of both brands switches the brand', async ({ page, signInAs }) => {
  await signInAs('clara.deniz@post.example')
  await page.goto('/contracts-payments')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'flinkstrom')
  await switchBrand(page, 'Nordtal Energie')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'nordtal')
  await expect(page.getByRole('main').getByText('Vertragsnummer').first()).toBeVisible()
})

test('a code link opens without a sign-in', async ({ page }) => {
  await page.goto('/code/ABCDEFGHJKMNPQRSTVWXYZ2345')
  await expect(
    page.getByRole('heading', { name: 'Diesen Registrierungscode kennen wir nicht' }),
  ).toBeVisible()
})

test('the next customer in the browser sees no data of the signed-out customer', async ({
  page,
  newPerson,
  signInAs,
}) => {
  await signInAs(await newPerson('kim'))
  await page.goto('/overview')
  await expect(page.getByRole('heading', { name: 'Guten Tag, Kim Lorenz' })).toBeVisible()
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(signInField(page)).toBeVisible()
  await fillSignIn(page, 'ida.jung@post.example')
  await expect(page.getByRole('heading', { name: 'Guten Tag, Ida Jung' })).toBeVisible()
  await expect(page.getByText(/Kim|kim\.lorenz/)).toHaveCount(0)
})

test('a remote without its files shows a retry, and every other tab works', async ({
  page,
  signInAs,
  expectPageErrors,
}) => {
  const files = /\/remotes\/mfe-contracts\//
  await signInAs('gina.hahn@post.example')
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/contracts-payments')
  const failure = page.getByRole('heading', { name: 'Keine Antwort' })
  const tabs = page.getByRole('navigation', { name: 'Hauptmenü' })
  await expect(failure).toBeVisible()
  await tabs.getByRole('link', { name: 'Persönliche Daten' }).click()
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Gina Hahn')
  await tabs.getByRole('link', { name: 'Anmeldung & Sicherheit' }).click()
  await expect(page.getByRole('main').getByText('gina.hahn@post.example')).toBeVisible()

  await tabs.getByRole('link', { name: 'Verträge & Zahlungsdaten' }).click()
  await expect(failure).toBeVisible()
  await page.unroute(files)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { name: 'Verträge & Zahlungsdaten', level: 1 })).toBeVisible()
  expectPageErrors(/mfe-contracts/)
})

test('a dialog of each remote opens', async ({ page, signInAs }) => {
  await page.goto('/code')
  await page.getByRole('link', { name: 'Kundenservice kontaktieren' }).click()
  await expect(page.getByRole('dialog', { name: 'So erreichen Sie uns' })).toBeVisible()
  await signInAs(JO)
  for (const [path, title] of [
    ['/personal-data/birth-date', 'Geburtsdatum ändern'],
    ['/contracts-payments/contract/v-4100950001/letters-by-email', 'Vertragspost per E-Mail'],
    ['/security/pin-reset', 'Neue Telefon-PIN anfordern'],
    ['/privacy/tracking', 'Persönliches Kundenprofil'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  }
})
