import type { Page } from '@playwright/test'
import { expect, fillSignIn, spoilNext, switchBrand, test } from '@portal/e2e'
import { expectFailed, expectSaved } from './told.ts'

const ECO = 'Ökostrom und Verbrauch'
const PARTNERS = 'Weitergabe an Partner'
const DISPLAY = 'Anzeige Ihres Verbrauchs'
const OFFERS = 'Angebote neuer Ökostrom-Anbieter'

const question = (page: Page, name: string) => page.getByRole('dialog').getByRole('radiogroup', { name })
const answer = (page: Page, name: string, words: 'Ja' | 'Nein') =>
  question(page, name).getByRole('radio', { name: new RegExp(`^${words},`) })
/** The words beside the circle, because the whole row can be pressed. */
const choose = (page: Page, name: string, words: 'Ja' | 'Nein') =>
  question(page, name)
    .getByText(words === 'Ja' ? 'Ja, ich stimme zu' : 'Nein, ich stimme nicht zu', { exact: true })
    .click()
const save = (page: Page) => page.getByRole('button', { name: 'Auswahl speichern' })

/** What the card says of a consent. */
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: ECO }).locator('dt', { hasText: name }).locator('..')

test('consents that were not saved, and then were', async ({ page, signInAs, expectComplaints }) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/privacy/tracking')
  await spoilNext(page, 'trackingPermissions')
  const contracts = 'Vertrags- und Verbrauchsdaten'
  const isGiven = await answer(page, contracts, 'Ja').isChecked()
  await choose(page, contracts, isGiven ? 'Nein' : 'Ja')
  await save(page).click()
  await expectFailed(page)

  await save(page).click()
  await expectSaved(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  const card = page.getByRole('region', { name: 'Persönliches Kundenprofil' })
  await expect(card).toContainText('Zuletzt geändertheute')
  expectComplaints(/400/)
})

test('two tabs: the second one is told what the first has saved, and both answers count', async ({
  context,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('david.ebert@post.example')
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await page.goto('/privacy/eco')
    await expect(answer(page, OFFERS, 'Nein')).toBeChecked()
  }
  await choose(first, OFFERS, 'Ja')
  await save(first).click()
  await expectSaved(first)

  await choose(second, PARTNERS, 'Ja')
  await save(second).click()
  await expect(
    second.getByRole('alert').filter({ hasText: 'Sie sehen jetzt den neuesten Stand' }),
  ).toBeVisible()
  await expect(answer(second, OFFERS, 'Ja')).toBeChecked()
  await expect(answer(second, PARTNERS, 'Ja')).toBeChecked()
  await save(second).click()
  await expectSaved(second)

  // The first tab is told without being asked.
  await expect(row(first, PARTNERS)).toContainText('Sie haben zugestimmt')
  await expect(row(second, OFFERS)).toContainText('Sie haben zugestimmt')
  expectComplaints(/412/)
})

test('another brand has consents of its own, in its own name', async ({ page }) => {
  await page.goto('/privacy')
  await fillSignIn(page, 'clara.deniz@post.example')
  await page.getByRole('link', { name: `${ECO} einstellen` }).click()
  await expect(question(page, DISPLAY)).toContainText('Ja, Flinkstrom darf')
  await choose(page, PARTNERS, 'Ja')
  await save(page).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(row(page, 'Zuletzt geändert')).toContainText('heute')

  await switchBrand(page, 'Nordtal Energie')
  await expect(row(page, 'Zuletzt geändert')).not.toContainText('heute')
  await page.getByRole('link', { name: `${ECO} einstellen` }).click()
  await expect(question(page, DISPLAY)).toContainText('Ja, Nordtal Energie darf')
})

test('answers that are not saved are asked about before they are lost', async ({ page, signInAs }) => {
  await signInAs('hugo.ilg@post.example')
  await page.goto('/privacy')
  await page.getByRole('link', { name: `${ECO} einstellen` }).click()
  const isGiven = await answer(page, OFFERS, 'Ja').isChecked()
  const other = isGiven ? 'Nein' : 'Ja'
  await choose(page, OFFERS, other)
  await page.goBack()
  const asked = page.getByRole('dialog', { name: 'Ihre Eingaben sind noch nicht gespeichert' })
  await asked.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(answer(page, OFFERS, other)).toBeChecked()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await asked.getByRole('button', { name: 'Eingaben verwerfen' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/privacy')
})

test('the settings for cookies open above the page and lead back to it', async ({ page, signInAs }) => {
  await signInAs('hugo.ilg@post.example')
  await page.goto('/privacy')
  const opener = page.getByRole('main').getByRole('button', { name: 'Cookie-Einstellungen öffnen' })
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeVisible()
  await expect(page).toHaveURL('/privacy')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})
