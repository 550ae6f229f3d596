import type { Page } from '@playwright/test'
import { expect, fillSignIn, signInField, test } from '@portal/e2e'

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Geburtsdatum' })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' })

test('a double click and a held Enter change the birth date once', async ({ page, signInAs }) => {
  await signInAs('ida.jung@post.example')
  await page.goto('/personal-data/birth-date')
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') changes.push(request.url())
  })
  await fieldOf(page).fill('09.09.1969')
  await save(page).dblclick()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()
  expect(changes).toHaveLength(1)
})

test('a birth date that the business system refuses is told, and stays as it was', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('hugo.ilg@post.example')
  await page.goto('/personal-data/birth-date')
  for (const date of ['09.09.1969', '10.10.1970']) {
    await fieldOf(page).fill(date)
    await save(page).click()
    await expect(page.getByText('Änderung fehlgeschlagen')).toBeVisible()
    await expect(page.getByText('Versuchen Sie es später erneut')).toBeVisible()
    await expect(fieldOf(page)).toHaveValue(date)
    await page.getByRole('button', { name: 'Mitteilung schließen' }).click()
    await expect(page.getByText('Änderung fehlgeschlagen')).toBeHidden()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Eingaben verwerfen' }).click()
  const card = page.getByRole('region', { name: 'Geburtsdatum' })
  await expect(card).toContainText('27.05.1965')
  await expect(card).toContainText('Noch nie geändert')
  expectComplaints(/409/)
})

const waysOut: [name: string, leave: (page: Page) => Promise<unknown>][] = [
  ['the close icon', (page) => page.getByRole('button', { name: 'Schließen' }).click()],
  ['the button', (page) => page.getByRole('button', { name: 'Abbrechen' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Back', (page) => page.goBack()],
]

test('no way out of the dialog loses input without a question, nor does closing the tab', async ({
  page,
  signInAs,
}) => {
  await signInAs('ben.carstens@post.example')
  await page.goto('/personal-data')
  await page.getByRole('link', { name: 'Geburtsdatum ändern' }).click()
  const field = fieldOf(page)
  await field.fill('01.01.1990')
  const question = page.getByRole('dialog', { name: 'Ihre Eingaben sind noch nicht gespeichert' })
  for (const [name, leave] of waysOut) {
    await test.step(name, async () => {
      await leave(page)
      await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
      await expect(question).toBeHidden()
      await expect(field).toHaveValue('01.01.1990')
    })
  }
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const browserQuestion = await asked
  expect(browserQuestion.type()).toBe('beforeunload')
  await browserQuestion.dismiss()
  await expect(field).toHaveValue('01.01.1990')

  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Eingaben verwerfen' }).click()
  await expect(page).toHaveURL('/personal-data')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('input outlives the end of the session: it can be copied before the way to the sign-in', async ({
  page,
  expectComplaints,
}) => {
  await page.goto('/personal-data/birth-date')
  await fillSignIn(page, 'hugo.ilg@post.example')
  await fieldOf(page).fill('02.02.1990')
  await page.route('**/oauth/token', (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: 'invalid_grant', error_description: 'expired' },
    }),
  )
  await page.route('**/bff/api/personalData/birthdate', (route) => route.fulfill({ status: 401, body: '' }))
  await save(page).click()
  const ended = page.getByRole('dialog', { name: 'Ihre Anmeldung ist abgelaufen' })
  await expect(ended).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ended).toBeHidden()
  await expect(fieldOf(page)).toHaveValue('02.02.1990')

  await page.unroute('**/oauth/token')
  await page.context().clearCookies()
  await save(page).click()
  await ended.getByRole('button', { name: 'Erneut anmelden' }).click()
  await expect(signInField(page)).toBeVisible()
  await fillSignIn(page, 'hugo.ilg@post.example')
  await page.waitForURL('/personal-data/birth-date')
  await expect(fieldOf(page)).toHaveValue('27.05.1965')
  expectComplaints(/40[13]/)
})
