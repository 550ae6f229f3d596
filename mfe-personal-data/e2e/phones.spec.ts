import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '@portal/e2e'

const dialogCalled = (page: Page, name: string) => page.getByRole('dialog', { name })
const numberField = (page: Page) => page.getByRole('dialog').getByRole('textbox')

async function saveNumber(page: Page, number: string) {
  await numberField(page).fill(number)
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
}

test('Back and Forward close and open the dialog; the saved number stands in both lists', async ({
  page,
  signInAs,
  newPerson,
}) => {
  await signInAs(await newPerson('ben'))
  await page.goto('/personal-data/phone-list')
  const card = page.getByRole('region', { name: 'Nummern zu Ihren Verträgen' })
  await card.getByRole('link', { name: /\+49 176 04069033/ }).click()
  await expect(page).toHaveURL(/phone-list\/contract\/t-4100533$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goForward()

  await saveNumber(page, '0049 (176) 040-690.34')
  await expect(page.getByText('Telefonnummer geändert')).toBeVisible()
  const question = dialogCalled(page, 'Telefonnummern ersetzen')
  await expect(question.getByRole('checkbox', { name: '+49 176 04069033' })).toBeChecked()
  await question.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/personal-data/phone-list')
  await expect(page.getByRole('link', { name: /\+49 176 04069034.*Zuletzt geändert: heute/ })).toHaveCount(2)
  await expect(page.getByText('+49 176 04069033')).toHaveCount(0)
})

test('a contract that the business system locks is named with the reason, and alone tried again', async ({
  page,
  signInAs,
  newPerson,
}) => {
  await signInAs(await newPerson('gina'))
  await page.goto('/personal-data/phone-list/contract/t-4100806')
  await saveNumber(page, '+49 89 99998807')
  const results = dialogCalled(page, 'Ergebnis Ihrer Änderung')
  await expect(results.getByRole('group', { name: 'Für 2 von 3 Verträgen geändert' })).toBeFocused()
  const rows = results.getByRole('listitem')
  await expect(rows.first()).toContainText('nicht geändert: Gerade wird eine Rechnung erstellt.')
  await expectAccessible(page)

  const request = page.waitForRequest((sent) => sent.method() === 'PUT')
  await results.getByRole('button', { name: 'Fehlgeschlagene erneut versuchen' }).click()
  expect((await request).postDataJSON()).toMatchObject({ contracts: ['v-410080602'] })
  await expect(results.getByText(/nicht geändert/)).toBeVisible()
  await results.getByRole('button', { name: 'Fertig' }).click()
  await dialogCalled(page, 'Telefonnummern ersetzen').getByRole('button', { name: 'Nichts ändern' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const taken = /^\+49 89[ \d]+ Für Nordtal Strom Basis, Nordtal Wärmepumpe/
  await expect(page.getByRole('link', { name: taken })).toBeVisible()
})

test('a customer without contracts adds a number and removes it; the focus goes to the heading then', async ({
  page,
  signInAs,
  newPerson,
}) => {
  await signInAs(await newPerson('ida'))
  await page.goto('/personal-data/phone-list/contact')
  await page.getByRole('link', { name: 'Nummer hinzufügen' }).click()
  await saveNumber(page, '+49 711 123456')
  await expect(page.getByText('Telefonnummer hinzugefügt')).toBeVisible()
  await page.getByRole('link', { name: /^\+49 711/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Nummer entfernen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByText('Telefonnummer entfernt')).toBeVisible()
  await expect(page.getByRole('link', { name: /^\+49 711/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a number that another browser tab has just changed is not replaced until the customer retries', async ({
  context,
  signInAs,
  newPerson,
}) => {
  await signInAs(await newPerson('anna'))
  const [page, other] = [await context.newPage(), await context.newPage()]
  await page.goto('/personal-data/phone-list/contact/replace')
  await numberField(page).fill('+49 711 654321')

  await other.goto('/personal-data/phone-list/contact/t-410027103')
  await saveNumber(other, '+49 899 9998232')
  await expect(other.getByText('Telefonnummer geändert')).toBeVisible()

  await page.getByRole('dialog').getByRole('button', { name: 'Für alle ändern' }).click()
  const review = dialogCalled(page, 'Bitte prüfen Sie Ihre Änderung')
  await review.getByRole('button', { name: 'Jetzt ändern' }).click()
  const results = dialogCalled(page, 'Ergebnis Ihrer Änderung')
  await expect(results.getByRole('listitem').first()).toContainText('inzwischen an anderer Stelle geändert')
  await results.getByRole('button', { name: 'Fehlgeschlagene erneut versuchen' }).click()
  await expect(page.getByText('Telefonnummer geändert')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: '+49 711 654321' })).toHaveCount(1)
})

test('a reload and a jump over several pages back ask before they lose a typed number', async ({
  page,
  signInAs,
}) => {
  await signInAs('jo.katzenellenbogen@post.example')
  await page.goto('/overview')
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await menu.getByRole('link', { name: 'Persönliche Daten' }).click()
  await page.getByRole('link', { name: 'Telefonnummern ansehen' }).click()
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
  await numberField(page).fill('+49 711 123458')

  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const browserQuestion = await asked
  expect(browserQuestion.type()).toBe('beforeunload')
  await browserQuestion.dismiss()
  await expect(numberField(page)).toHaveValue('+49 711 123458')

  // Below a modal dialog no tab can be clicked, but Back leads to one in several steps at once.
  await page.evaluate(() => history.go(-3))
  const question = dialogCalled(page, 'Ihre Eingaben sind noch nicht gespeichert')
  await question.getByRole('button', { name: 'Eingaben verwerfen' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/overview')
})

test('on a phone the choice of numbers has room above its buttons, and all 60 contracts can be read', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signInAs('jo.katzenellenbogen@post.example')
  await page.goto('/personal-data/phone-list/contract/replace')
  const dialog = dialogCalled(page, 'Telefonnummern ersetzen')
  const boxes = dialog.getByRole('checkbox')
  await expect(boxes.nth(1)).toBeInViewport({ ratio: 1 })
  await boxes.first().check()
  await numberField(page).fill('+49 711 123458')
  await dialog.getByRole('button', { name: 'Weiter' }).click()
  const review = dialogCalled(page, 'Bitte prüfen Sie Ihre Änderung')
  await expect(review.getByRole('listitem')).toHaveCount(60)
  await expectAccessible(page)
  await review.getByRole('listitem').last().scrollIntoViewIfNeeded()
  await expect(review.getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
})

test('offline the form keeps its input, and saves it once the connection is back', async ({
  page,
  context,
  signInAs,
  newPerson,
  expectComplaints,
}) => {
  await signInAs(await newPerson('kim'))
  await page.goto('/personal-data/phone-list/contact/new')
  const dialog = page.getByRole('dialog')
  await numberField(page).fill('+49 711 123459')
  const save = dialog.getByRole('button', { name: 'Speichern' })
  await context.setOffline(true)
  await save.click()
  await expect(dialog.getByText(/^Sie sind offline\. Ihre Eingaben bleiben hier stehen\./)).toBeVisible()
  await expect(numberField(page)).toHaveValue('+49 711 123459')

  await context.setOffline(false)
  await save.click()
  await expect(page.getByText('Telefonnummer hinzugefügt')).toBeVisible()
  await expect(page.getByRole('link', { name: /^\+49 711 123459/ })).toBeVisible()
  expectComplaints(/ERR_INTERNET_DISCONNECTED/)
})
