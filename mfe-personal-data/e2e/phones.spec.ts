import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '@portal/e2e'

const dialogCalled = (page: Page, name: string) => page.getByRole('dialog', { name })
const numberField = (page: Page) => page.getByRole('dialog').getByRole('textbox')

async function saveNumber(page: Page, number: string) {
  await numberField(page).fill(number)
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
}

test('Back and Forward close and open the dialog; both lists show the saved number', async ({
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

test('a reload and a jump back over several pages ask before they discard a typed number', async ({
  page,
  signInAs,
}) => {
  await signInAs('jo.katzenellenbogen@post.example')
  await page.goto('/overview')
  // Before the shell is there, a link of the menu loads a new page.
  await expect(page.getByRole('region', { name: 'Ihre Verträge' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await menu.getByRole('link', { name: 'Persönliche Daten' }).click()
  await page.getByRole('link', { name: 'Telefonnummern ansehen' }).click()
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
  await numberField(page).fill('+49 711 123458')

  const unloadQuestion = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const browserQuestion = await unloadQuestion
  expect(browserQuestion.type()).toBe('beforeunload')
  await browserQuestion.dismiss()
  await expect(numberField(page)).toHaveValue('+49 711 123458')

  // A modal dialog covers the tabs, but the browser can go back several pages in one step.
  await page.evaluate(() => history.go(-3))
  const question = dialogCalled(page, 'Ihre Eingaben sind noch nicht gespeichert')
  await question.getByRole('button', { name: 'Eingaben verwerfen' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/overview')
})

test('on a phone the numbers are visible above the buttons, and all 60 contracts can be scrolled to', async ({
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
