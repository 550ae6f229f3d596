import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '@portal/e2e'

const numberField = (page: Page) => page.getByRole('dialog').getByRole('textbox')
const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Ihre Eingaben sind noch nicht gespeichert' })

test('a number that is typed and not saved is not lost by closing, Back, another tab or a reload without a question', async ({
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

  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click()
  await question(page).getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await page.goBack()
  await question(page).getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(numberField(page)).toHaveValue('+49 711 123458')

  const asked = page.waitForEvent('dialog')
  const reload = page.reload({ timeout: 5000 }).catch(() => undefined)
  const browserQuestion = await asked
  expect(browserQuestion.type()).toBe('beforeunload')
  await browserQuestion.dismiss()
  await reload
  await expect(numberField(page)).toHaveValue('+49 711 123458')

  // Below a modal dialog no tab can be clicked, but Back leads to one in several steps at once.
  await page.evaluate(() => history.go(-3))
  await question(page).getByRole('button', { name: 'Eingaben verwerfen' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/overview')
})

test('on a phone the list of numbers has room above its three buttons, and each contract is told before it changes', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signInAs('jo.katzenellenbogen@post.example')
  await page.goto('/personal-data/phone-list/contract/replace')
  const dialog = page.getByRole('dialog', { name: 'Telefonnummern ersetzen' })
  const boxes = dialog.getByRole('checkbox')
  await expect(boxes.nth(1)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)

  await boxes.first().check()
  await numberField(page).fill('+49 12')
  await dialog.getByRole('button', { name: 'Für alle ändern' }).click()
  await expect(dialog.getByRole('link', { name: 'Geben Sie eine gültige Telefonnummer an.' })).toBeVisible()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)

  await numberField(page).fill('+49 711 123458')
  await dialog.getByRole('button', { name: 'Weiter' }).click()
  const review = page.getByRole('dialog', { name: 'Bitte prüfen Sie Ihre Änderung' })
  await expect(review.getByRole('listitem')).toHaveCount(60)
  await expect(review.getByRole('listitem').first()).toContainText('wird geändert')
  await expect(review.getByRole('listitem').last()).toContainText('bleibt unverändert: nicht ausgewählt')
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Auswahl ändern' }).click()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Nichts ändern' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('who is offline is told so in the form, keeps the input, and saves it once the connection is back', async ({
  page,
  context,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('kim.lorenz@post.example')
  await page.goto('/personal-data/phone-list/contact/new')
  await numberField(page).fill('+49 711 123459')
  const save = page.getByRole('dialog').getByRole('button', { name: 'Speichern' })
  await context.setOffline(true)
  await save.click()
  const notice = page.getByRole('dialog').getByText(/^Sie sind offline\. Ihre Eingaben bleiben hier stehen\./)
  await expect(notice).toBeVisible()
  await expect(numberField(page)).toHaveValue('+49 711 123459')
  await expect(page.getByText('Änderung fehlgeschlagen')).toHaveCount(0)

  await context.setOffline(false)
  await save.click()
  await expect(page.getByText('Telefonnummer hinzugefügt')).toBeVisible()
  await expect(page.getByRole('link', { name: /^\+49 711 123459/ })).toBeVisible()
  expectComplaints(/ERR_INTERNET_DISCONNECTED/)
})
