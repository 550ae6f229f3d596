import type { Page } from '@playwright/test'
import { expect, fillSignIn, signInField, test } from '@portal/e2e'

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Geburtsdatum' })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click()
const unsavedQuestion = (page: Page) =>
  page.getByRole('dialog', { name: 'Ihre Eingaben sind noch nicht gespeichert' })

test('a sign-in returns to the requested dialog; Back shows no data after the sign-out', async ({
  page,
  newPerson,
}) => {
  const { email } = await newPerson('anna')
  await page.goto('/personal-data/birth-date?von=brief')
  await fillSignIn(page, email)
  await page.waitForURL('/personal-data/birth-date?von=brief')

  await fieldOf(page).fill('24.12.1979')
  await save(page)
  await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()
  const card = page.getByRole('region', { name: 'Geburtsdatum' })
  await expect(card).toContainText('24.12.1979')
  await page.reload()
  await expect(card).toContainText('24.12.1979')
  await expect(card).toContainText('Zuletzt geändert: heute')

  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(signInField(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByText('24.12.1979')).toBeHidden()
  await expect(signInField(page)).toBeVisible()
})

test('each exit of the dialog, and closing the browser tab, asks for confirmation before it discards input', async ({
  page,
  signInAs,
}) => {
  await signInAs('ben.carstens@post.example')
  await page.goto('/personal-data')
  const opener = page.getByRole('link', { name: 'Geburtsdatum ändern' })
  await opener.click()
  const field = fieldOf(page)
  await field.fill('01.01.1990')
  const question = unsavedQuestion(page)
  const exits: Record<string, () => Promise<unknown>> = {
    'the icon': () => page.getByRole('button', { name: 'Schließen' }).click(),
    'the button': () => page.getByRole('button', { name: 'Abbrechen' }).click(),
    Escape: () => page.keyboard.press('Escape'),
    Back: () => page.goBack(),
  }
  for (const [name, leave] of Object.entries(exits)) {
    await test.step(name, async () => {
      await leave()
      await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
      await expect(question).toBeHidden()
      await expect(field).toHaveValue('01.01.1990')
    })
  }
  const unloadQuestion = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const browserQuestion = await unloadQuestion
  expect(browserQuestion.type()).toBe('beforeunload')
  await browserQuestion.dismiss()
  await expect(field).toHaveValue('01.01.1990')

  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Eingaben verwerfen' }).click()
  await expect(page).toHaveURL('/personal-data')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('input survives a reload and an ended session, and is saved after the next sign-in', async ({
  page,
  newPerson,
  expectPageErrors,
}) => {
  const { email } = await newPerson('anna')
  await page.goto('/personal-data/birth-date')
  await fillSignIn(page, email)
  await fieldOf(page).fill('02.02.1990')
  page.once('dialog', (question) => question.accept())
  await page.reload()
  await expect(fieldOf(page)).toHaveValue('02.02.1990')
  await page.route('**/oauth/token', (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: 'invalid_grant', error_description: 'expired' },
    }),
  )
  await page.route('**/bff/api/personalData/birthdate', (route) => route.fulfill({ status: 401, body: '' }))
  await save(page)
  const ended = page.getByRole('dialog', { name: 'Ihre Anmeldung ist abgelaufen' })
  await expect(ended).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ended).toBeHidden()
  await expect(fieldOf(page)).toHaveValue('02.02.1990')

  await page.unroute('**/oauth/token')
  await page.context().clearCookies()
  await save(page)
  await ended.getByRole('button', { name: 'Erneut anmelden' }).click()
  await fillSignIn(page, email)
  await page.waitForURL('/personal-data/birth-date')
  await expect(page.getByText('Ihre Eingaben von vorhin sind noch da.')).toBeVisible()
  await expect(fieldOf(page)).toHaveValue('02.02.1990')
  await page.unroute('**/bff/api/personalData/birthdate')
  await save(page)
  await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()
  expectPageErrors(/40[13]/)
})

test('on a phone a closed dialog does not change the scroll position, and Back does not reopen the dialog', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 375, height: 650 })
  await signInAs('clara.deniz@post.example')
  await page.goto('/overview')
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await menu.getByRole('link', { name: 'Daten', exact: true }).click()
  const opener = page.getByRole('link', { name: 'Geburtsdatum ändern' })
  await expect(opener).toBeVisible()
  await page.evaluate(() => scrollTo(0, 120))
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(opener).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(page).toHaveURL('/overview')
})

test('a slow save shows its status above the buttons, and nothing moves', async ({
  page,
  newPerson,
  signInAs,
}) => {
  await signInAs(await newPerson('anna'))
  const held = Promise.withResolvers<void>()
  await page.route('**/bff/api/personalData/birthdate', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/personal-data/birth-date')
  await fieldOf(page).fill('24.12.1979')
  const dialog = page.getByRole('dialog')
  const before = await dialog.boundingBox()
  await save(page)
  const status = dialog.getByText('Ihr Geburtsdatum wird gespeichert …')
  await expect.poll(async () => (await status.boundingBox())?.height).toBeGreaterThan(16)
  expect(await dialog.boundingBox()).toEqual(before)
  held.resolve()
  await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()
})
