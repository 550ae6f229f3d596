import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '@portal/e2e'

const publicPages = [
  { path: '/data-protection', heading: 'Datenschutzhinweise' },
  { path: '/accessibility', heading: 'Erklärung zur Barrierefreiheit' },
  { path: '/cancellation', heading: 'Verträge hier kündigen' },
  { path: '/503', heading: 'Keine Antwort' },
  { path: '/gibt-es-nicht', heading: 'Oh nein!' },
]

for (const { path, heading } of publicPages) {
  test(`${path} stands for whoever is signed out or in`, async ({ page, signInAs }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveTitle(`${heading} – Nordtal Konto`)

    await signInAs('kim.lorenz@post.example')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })
}

const services = {
  'Flinkstrom App': 'https://app.flinkstrom.example/',
  'Mein Flinkstrom': 'https://mein.flinkstrom.example/',
  'Nordtal Mobil': 'https://mobil.nordtal-energie.example/',
  'Nordtal Zuhause': 'https://zuhause.nordtal-energie.example/',
  'Mein Nordtal': 'https://mein.nordtal-energie.example/',
}

const cancellation = {
  'Nordtal Energie': 'https://www.nordtal-energie.example/kuendigung',
  Flinkstrom: 'https://www.flinkstrom.example/kuendigen',
  Solhaus: 'https://www.solhaus.example/kuendigung',
}

const contents = (page: Page) => page.getByRole('navigation', { name: 'Inhalt' })

test('the contents of the privacy policy move the focus, mark what is read, and can be linked to', async ({
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

  await page.reload()
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

test('the privacy policy is downloaded as a PDF, whose size the link says', async ({ page }) => {
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
  const answer = await page.request.get(download.url())
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test('whoever wants to cancel finds the page of each brand, and needs no sign-in', async ({ page }) => {
  await page.goto('/cancellation')
  for (const [name, url] of Object.entries(cancellation)) {
    const link = page
      .getByRole('region', { name })
      .getByRole('link', { name: `Zur Kündigungsseite von ${name}` })
    await expect(link).toHaveAttribute('href', url)
  }
})

for (const person of ['anna.becker', 'ben.carstens', 'david.ebert', 'ida.jung', 'jo.katzenellenbogen']) {
  test(`the overview offers ${person} the five services`, async ({ page, signInAs }) => {
    await signInAs(`${person}@post.example`)
    await page.goto('/overview')
    const region = page.getByRole('region', {
      name: 'Die Dienste, die Sie mit Ihrem Nordtal Konto nutzen können',
    })
    const links = region.getByRole('link')
    await expect(links).toHaveCount(5)
    for (const [name, url] of Object.entries(services)) {
      const link = region.getByRole('link', { name: `${name} öffnen (öffnet eine andere Website)` })
      await expect(link).toHaveAttribute('href', url)
    }
  })
}

test('without the customer profile the services and every way on stand, and the card is tried again', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('gina.hahn@post.example')
  await page.route('**/bff/api/customerProfile', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/overview')
  const contracts = page.getByRole('region', { name: 'Verträge & Zahlungsdaten' })
  await expect(contracts.getByRole('alert')).toHaveText('Das konnten wir gerade nicht laden.')
  await expect(page.getByRole('region', { name: /Dienste/ }).getByRole('link')).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'Anmeldung & Sicherheit' })).toContainText('gina.hahn@')
  await expect(page.getByRole('link', { name: 'Persönliche Daten ansehen' })).toBeVisible()

  await page.unroute('**/bff/api/customerProfile')
  await contracts.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(contracts).toContainText('bei Nordtal Energie')
  await expect(page.getByRole('heading', { name: 'Guten Tag, Gina Hahn' })).toBeVisible()
  expectComplaints(/500/)
})

test('without any profile the services stand as well', async ({ page, signInAs, expectComplaints }) => {
  await signInAs('gina.hahn@post.example')
  await page.route('**/bff/api/*Profile', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/overview')
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(2)
  await expect(page.getByRole('region', { name: /Dienste/ }).getByRole('link')).toHaveCount(5)
  expectComplaints(/503/)
})

test('what a release names beside its tab but cannot give leaves no trace on the overview', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('gina.hahn@post.example')
  await page.context().clearCookies({ name: /^nordtal_paperless/ })
  await page.route(/paperless_prompt.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  const asked = page.waitForResponse(/paperless_prompt.*\.js/)
  await page.goto('/overview')
  await asked
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('region', { name: /Dienste/ }).getByRole('link')).toHaveCount(5)
  await page.getByRole('link', { name: 'Verträge & Zahlungsdaten ansehen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verträge & Zahlungsdaten' })).toBeVisible()
  expectComplaints(/404|Federation/)
})
