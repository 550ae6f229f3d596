import { expect, fillSignIn, signInField, test } from '@portal/e2e'

const tabs = [
  { tab: 'Persönliche Daten', heading: 'Persönliche Daten' },
  { tab: 'Verträge & Zahlungsdaten', heading: 'Verträge & Zahlungsdaten' },
  { tab: 'Anmeldung & Sicherheit', heading: 'Anmeldung & Sicherheit' },
  { tab: 'Datenschutz', heading: 'Datenschutz' },
]

test('every tab is served by its own remote and shows the data of who is signed in', async ({
  page,
  signInAs,
}) => {
  const remotes = new Set<string>()
  page.on('request', (request) => {
    const [, remote] = /\/remotes\/([\w-]+)\//.exec(request.url()) ?? []
    if (remote) remotes.add(remote)
  })
  await signInAs('gina.hahn@post.example')
  await page.goto('/overview')
  await expect(page.getByRole('heading', { name: 'Guten Tag, Gina Hahn' })).toBeVisible()
  expect([...remotes]).not.toContain('mfe-personal-data')

  for (const { tab, heading } of tabs) {
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: tab }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page).toHaveTitle(`${heading} – Nordtal Konto`)
    await expect(page.getByText('Wird geladen …')).toHaveCount(0)
  }
  await expect(page.getByRole('region', { name: 'Gespeicherte Daten' })).toContainText('Verträge')
  // The overview has asked one of them already whether there is something to ask.
  expect([...remotes].sort()).toEqual(['mfe-contracts', 'mfe-personal-data', 'mfe-privacy', 'mfe-security'])
})

test('while the data is fresh, switching tabs asks the BFF for nothing', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/personal-data')
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Gina Hahn')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/bff/')) calls.push(request.url())
  })
  await page.getByRole('link', { name: 'Verträge & Zahlungsdaten' }).click()
  await expect(page.getByText('Vertragsnummer').first()).toBeVisible()
  expect(calls).toEqual([])
})

test('a customer of the subsidiary sees its name and its contracts alone', async ({ page, signInAs }) => {
  await signInAs('david.ebert@post.example')
  await page.goto('/contracts-payments')
  await expect(page.getByRole('banner')).toContainText('Flinkstrom')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'flinkstrom')
})

test('a customer without a last used application chooses the brand', async ({ page, expectComplaints }) => {
  await page.goto('/personal-data')
  await fillSignIn(page, 'eva.fuchs@post.example')
  const dialog = page.getByRole('dialog', { name: 'Welche Verträge möchten Sie sehen?' })
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Nordtal Energie' }).click()
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Eva Fuchs')
  // The inline script asks for a profile before anybody knows that there is no last used brand.
  expectComplaints(/404 .*customerProfile/)
})

test('a customer of the third brand is led to its portal, or signs out', async ({
  page,
  expectComplaints,
}) => {
  await page.goto('/')
  await fillSignIn(page, 'finn.graf@post.example')
  const dialog = page.getByRole('dialog', { name: 'Ihre Verträge finden Sie im Portal von Solhaus' })
  await expect(dialog.getByRole('link', { name: 'Portal von Solhaus öffnen' })).toHaveAttribute(
    'href',
    /solhaus\.example/,
  )
  await dialog.getByRole('button', { name: 'Abmelden' }).click()
  await expect(signInField(page)).toBeVisible()
  expectComplaints(/403/)
})

test('a code link opens without a sign-in', async ({ page }) => {
  await page.goto('/code/ABCDEFGHJKMNPQRSTVWXYZ2345')
  await expect(
    page.getByRole('heading', { name: 'Diesen Registrierungscode kennen wir nicht' }),
  ).toBeVisible()
})
