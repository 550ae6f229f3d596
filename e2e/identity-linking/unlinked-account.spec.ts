import type { Page } from '@playwright/test'
import { expect, test, withOwnPortal } from '@portal/e2e'
import { codes } from './codes.ts'

const ownPortal = withOwnPortal('e2e-unlinked-account')

const UNLINKED = 'Willkommen! Jetzt fehlt nur noch Ihr Vertrag'

/** Also while the question about letters on paper stands over it. */
const main = (page: Page) => page.locator('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page, name: string) => page.getByRole('link', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' })

/** Somebody who has come to the provider's sign-up without an invitation. */
async function signUp(page: Page, email: string) {
  await page.goto('/login')
  await page.waitForURL(`${ownPortal.identity}/login/*`)
  await page.goto(`${page.url()}?screen_hint=signup`)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill('Vier Nebel tragen Laternen')
  await button(page, 'Konto anlegen').click()
  await expect(heading(page)).toHaveText(UNLINKED)
}

test('who has signed up without an invitation finds out what is missing, and comes in with the code', async ({
  page,
  expectComplaints,
}) => {
  await signUp(page, 'lena.ohne@post.example')
  await expect(page).toHaveURL('/unlinked-account')
  await expect(page).toHaveTitle(`${UNLINKED} – Nordtal Konto`)
  await expect(tabs(page)).toHaveCount(0)
  await expect(main(page)).toContainText('service@nordtal-energie.example')

  await test.step('every tab leads here, and public pages show no tabs', async () => {
    await page.goto('/security/devices')
    await expect(heading(page)).toHaveText(UNLINKED)
    await link(page, 'Barrierefreiheit').click()
    await expect(heading(page)).toHaveText('Erklärung zur Barrierefreiheit')
    await expect(tabs(page)).toHaveCount(0)
    await page.goBack()
    await expect(heading(page)).toHaveText(UNLINKED)
  })

  await test.step('a code that belongs to somebody else is told', async () => {
    await link(page, 'Registrierungscode eingeben').click()
    await expect(main(page)).toContainText('noch kein Vertrag verknüpft')
    await page.getByRole('textbox', { name: 'Registrierungscode' }).fill(codes.used)
    await button(page, 'Registrierungscode prüfen').click()
    await expect(main(page)).toContainText('gehört schon zu einem anderen Konto')
    await expect(button(page, 'Abmelden')).toBeVisible()
  })

  await test.step('the own code brings the contracts, and the tabs', async () => {
    await page.goto('/code/AAAA')
    await page.getByRole('textbox', { name: 'Registrierungscode' }).fill(codes.valid)
    await button(page, 'Registrierungscode prüfen').click()
    await link(page, 'Postleitzahl bestätigen').click()
    await page.getByLabel('Postleitzahl', { exact: true }).fill('70173')
    await button(page, 'Postleitzahl prüfen').click()
    await button(page, 'Mit diesem Konto verknüpfen').click()
    await page.waitForURL('/overview')
    await expect(page.getByText('Ihre Verträge sind jetzt mit Ihrem Konto verknüpft.')).toBeVisible()
    await expect(main(page)).toContainText('Lena')
    await expect(main(page)).toContainText('1 Vertrag bei Nordtal Energie')
    await expect(page.locator('nav[data-tab-bar]')).toBeAttached()
  })

  await test.step('from then on the page leads to the overview', async () => {
    await page.goto('/unlinked-account')
    await expect(page).toHaveURL('/overview')
    await expect(main(page)).toContainText('Lena')
  })
  // Nobody can know it before the BFF has said so: both profiles are asked for with the page.
  expectComplaints(/403 .*(userProfile|customerProfile|devices)/)
})

test('a linking without its proof leads on: to the code, and for who has something there to the overview', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.becker@post.example')
  await page.goto('/account-linking')
  await expect(heading(page)).toHaveText('Wir finden Ihre Einladung nicht mehr')
  await expect(link(page, 'Zur Übersicht')).toBeVisible()
  await link(page, 'Registrierungscode noch einmal eingeben').click()
  await expect(page).toHaveURL('/code')
  await expect(main(page)).toContainText('anna.becker@post.example')
  await expect(page.getByRole('textbox', { name: 'Registrierungscode' })).toBeVisible()
})

test('the sign-out leads out of an account without a customer', async ({ page, expectComplaints }) => {
  await signUp(page, 'olaf.ohne@post.example')
  await button(page, 'Abmelden').click()
  await page.waitForURL(`${ownPortal.identity}/**`)
  await expect(heading(page)).toHaveText('Anmelden')
  expectComplaints(/403/)
})

test('Back after a password that was refused first shows the form again, and sends nothing', async ({
  page,
}) => {
  await page.goto('/login')
  await page.waitForURL(`${ownPortal.identity}/login/*`)
  const password = page.getByLabel('Passwort', { exact: true })
  await page.getByLabel('E-Mail-Adresse').fill('ben.carstens@post.example')
  await password.fill('falsch')
  await button(page, 'Anmelden').click()
  await expect(page.getByRole('alert')).toContainText('ist falsch')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('ben.carstens@post.example')
  await expect(password).toHaveValue('')
  await link(page, 'Passwort vergessen?').click()
  await expect(heading(page)).toHaveText('Passwort vergessen')
  await page.goBack()
  await expect(heading(page)).toHaveText('Anmelden')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
