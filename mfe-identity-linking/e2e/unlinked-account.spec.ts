import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addresses, confirmAddress, expect, fillPassword, test } from '@portal/e2e'

const PASSWORD = 'Vier Nebel tragen Laternen'
const UNLINKED = 'Willkommen! Jetzt fehlt nur noch Ihr Vertrag'

/** By the element, because the paperless question may hide the role. */
const main = (page: Page) => page.locator('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page, name: string) => page.getByRole('link', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' })

/** Signs up at the provider without an invitation. */
async function signUp(page: Page) {
  const email = `ohne.${randomUUID()}@post.example`
  await page.goto('/login')
  await page.waitForURL(`${addresses.identity}/login/*`)
  const signUpForm = new URL(page.url())
  signUpForm.searchParams.set('screen_hint', 'signup')
  await page.goto(signUpForm.href)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await button(page, 'Konto anlegen').click()
  await expect(heading(page)).toHaveText(UNLINKED)
  return email
}

test('an account without an invitation shows that a contract is missing, and a code links it', {
  tag: '@two-bffs',
}, async ({ page, newInvitation, expectPageErrors }) => {
  const [used, valid] = [await newInvitation('used'), await newInvitation('valid')]
  const email = await signUp(page)
  await expect(page).toHaveURL('/unlinked-account')
  await expect(page).toHaveTitle(`${UNLINKED} – Nordtal Konto`)
  await expect(tabs(page)).toHaveCount(0)
  await expect(main(page)).toContainText('service@nordtal-energie.example')

  await test.step('every tab redirects here, and public pages show no tabs', async () => {
    await page.goto('/security/devices')
    await expect(heading(page)).toHaveText(UNLINKED)
    await link(page, 'Barrierefreiheit').click()
    await expect(heading(page)).toHaveText('Erklärung zur Barrierefreiheit')
    await expect(tabs(page)).toHaveCount(0)
    await page.goBack()
    await expect(heading(page)).toHaveText(UNLINKED)
  })

  await test.step('the code of another account is refused', async () => {
    await link(page, 'Registrierungscode eingeben').click()
    await expect(main(page)).toContainText('noch kein Vertrag verknüpft')
    await page.getByRole('textbox', { name: 'Registrierungscode' }).fill(used.code)
    await button(page, 'Registrierungscode prüfen').click()
    await expect(main(page)).toContainText('gehört schon zu einem anderen Konto')
    await expect(button(page, 'Abmelden')).toBeVisible()
  })

  await test.step('the own code shows contracts and tabs', async () => {
    await page.goto('/code/AAAA')
    await page.getByRole('textbox', { name: 'Registrierungscode' }).fill(valid.code)
    await button(page, 'Registrierungscode prüfen').click()
    await link(page, 'Postleitzahl bestätigen').click()
    await page.getByLabel('Postleitzahl', { exact: true }).fill(valid.postalCode)
    await button(page, 'Postleitzahl prüfen').click()
    await button(page, 'Mit diesem Konto verknüpfen').click()
    await button(page, 'Erneut anmelden').click()
    await fillPassword(page, PASSWORD)
    await confirmAddress(page, email)
    await page.waitForURL('/overview')
    await expect(page.getByText(/sind jetzt mit Ihrem Konto verknüpft/)).toBeVisible()
    await expect(main(page)).toContainText('Lena')
    await expect(main(page)).toContainText('1 Vertrag bei Nordtal Energie')
    await expect(page.locator('nav[data-tab-bar]')).toBeAttached()
  })

  await test.step('a linked account is redirected to the overview', async () => {
    await page.goto('/unlinked-account')
    await expect(page).toHaveURL('/overview')
    await expect(main(page)).toContainText('Lena')
  })
  // Both profiles are requested before the missing link is known.
  expectPageErrors(/403 .*(userProfile|customerProfile|devices)|401 .*linkAccount/)
})
