import type { Page } from '@playwright/test'
import { expect, follow, switchBrand, tabTo, test } from '@portal/e2e'

const ECO = 'Ökostrom und Verbrauch'
const PARTNERS = 'Weitergabe an Partner'
const OFFERS = 'Angebote neuer Ökostrom-Anbieter'

const question = (page: Page, name: string) => page.getByRole('dialog').getByRole('radiogroup', { name })
const answer = (page: Page, name: string, text: 'Ja' | 'Nein') =>
  question(page, name).getByRole('radio', { name: new RegExp(`^${text},`) })
/** By the text beside the circle, because the whole row can be pressed. */
const choose = (page: Page, name: string, text: 'Ja' | 'Nein') =>
  question(page, name)
    .getByText(text === 'Ja' ? 'Ja, ich stimme zu' : 'Nein, ich stimme nicht zu', { exact: true })
    .click()
const save = (page: Page) => page.getByRole('button', { name: 'Auswahl speichern' })
const expectSaved = (page: Page) => expect(page.getByText('Einstellungen gespeichert')).toBeVisible()
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/** What the card says about a consent. */
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: ECO }).locator('dt', { hasText: name }).locator('..')

test('two tabs: the second one is shown what the first has saved, and both answers are kept', async ({
  context,
  newPerson,
  signInAs,
  expectComplaints,
}) => {
  await signInAs(await newPerson('david'))
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

  // The first tab hears of it without a reload.
  await expect(row(first, PARTNERS)).toContainText('Sie haben zugestimmt')
  await expect(row(second, OFFERS)).toContainText('Sie haben zugestimmt')
  expectComplaints(/412/)
})

test('another brand has its own consents, in its own name', async ({ page, newPerson, signInAs }) => {
  await signInAs(await newPerson('clara'))
  await page.goto('/privacy')
  await link(page, `${ECO} einstellen`).click()
  await expect(question(page, 'Anzeige Ihres Verbrauchs')).toContainText('Ja, Flinkstrom darf')
  await choose(page, PARTNERS, 'Ja')
  await save(page).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(row(page, 'Zuletzt geändert')).toContainText('heute')

  await switchBrand(page, 'Nordtal Energie')
  await expect(row(page, 'Zuletzt geändert')).not.toContainText('heute')
  await link(page, `${ECO} einstellen`).click()
  await expect(question(page, 'Anzeige Ihres Verbrauchs')).toContainText('Ja, Nordtal Energie darf')
})

test('Back with unsaved answers asks before they are lost', async ({ page, signInAs }) => {
  await signInAs('hugo.ilg@post.example')
  await page.goto('/privacy')
  await link(page, `${ECO} einstellen`).click()
  const other = (await answer(page, OFFERS, 'Ja').isChecked()) ? 'Nein' : 'Ja'
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

test('the settings for cookies open above the page and return the focus', async ({ page, signInAs }) => {
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

/** Opens a dialog without answers, and closes it again. */
const read = (page: Page, name: string) =>
  test.step(name, async () => {
    await follow(page, link(page, name))
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(link(page, name)).toBeFocused()
  })

test('the dialogs work by keyboard and return the focus to their links', async ({
  page,
  newPerson,
  signInAs,
}) => {
  await signInAs(await newPerson('ben'))
  await page.goto('/privacy')
  await read(page, 'Was in Ihrem Kundenprofil steht')

  await test.step('a consent is changed with the arrow keys and saved with Enter', async () => {
    await follow(page, link(page, `${ECO} einstellen`))
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused()
    const marked = question(page, OFFERS).getByRole('radio', { checked: true })
    await tabTo(page, marked)
    await expect(marked).toHaveAttribute('value', 'no')
    await page.keyboard.press('ArrowUp')
    await expect(marked).toHaveAttribute('value', 'yes')
    await page.keyboard.press('Enter')
    await expectSaved(page)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(link(page, `${ECO} einstellen`)).toBeFocused()
  })

  await read(page, 'Unsere Partner')
  await read(page, 'So widerrufen Sie eine Einwilligung')
})
