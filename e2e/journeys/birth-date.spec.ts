import { addresses, expect, fillSignIn, signInField, test } from '@portal/e2e'

test('signed out, a customer comes back to exactly the page that was asked for, changes the birth date and signs out', async ({
  page,
}) => {
  await page.goto('/personal-data/birth-date?von=brief')
  await fillSignIn(page, 'anna.becker@post.example')
  await page.waitForURL('/personal-data/birth-date?von=brief')

  const dialog = page.getByRole('dialog', { name: 'Geburtsdatum ändern' })
  await dialog.getByRole('textbox', { name: 'Geburtsdatum' }).fill('24.12.1979')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()
  await expect(dialog).toBeHidden()

  const card = page.getByRole('region', { name: 'Geburtsdatum' })
  await expect(card).toContainText('24.12.1979')
  await expect(card).toContainText('Zuletzt geändert: heute')

  await page.reload()
  await expect(card).toContainText('24.12.1979')

  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(signInField(page)).toBeVisible()
  await expect.poll(() => page.url()).toContain(addresses.identity)

  await page.goBack()
  await expect(page.getByText('24.12.1979')).toBeHidden()
  await expect(signInField(page)).toBeVisible()
  await page.goto('/personal-data')
  await expect(signInField(page)).toBeVisible()
})

for (const [input, message] of [
  ['', 'Bitte geben Sie ein Geburtsdatum ein'],
  ['31.02.1980', 'Bitte geben Sie ein gültiges Geburtsdatum an.'],
  ['01.01.2999', 'Das Geburtsdatum muss in der Vergangenheit liegen'],
  ['31.12.1850', 'Darf nicht vor mehr als 125 Jahren geboren sein.'],
] as const) {
  test(`the birth date "${input}" is refused: ${message}`, async ({ page, signInAs }) => {
    await signInAs('clara.deniz@post.example')
    await page.goto('/personal-data')
    await page.getByRole('link', { name: 'Geburtsdatum ändern' }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('textbox', { name: 'Geburtsdatum' })
    await field.fill(input)
    await dialog.getByRole('button', { name: 'Speichern' }).click()

    await expect(dialog.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' })).toBeFocused()
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message.replaceAll('.', '\\.')}`))
    await expect(field).toHaveValue(input)
    await dialog.getByRole('link', { name: message }).click()
    await expect(field).toBeFocused()
  })
}

test('by keyboard alone: into the dialog, saved with Enter, back on the link that opened it', async ({
  page,
  signInAs,
}) => {
  await signInAs('kim.lorenz@post.example')
  await page.goto('/personal-data')
  const opener = page.getByRole('link', { name: 'Geburtsdatum ändern' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Geburtsdatum' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('1.3.1981')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()
  await expect(opener).toBeFocused()
})

test('input that is not saved is not lost without a question', async ({ page, signInAs }) => {
  await signInAs('clara.deniz@post.example')
  await page.goto('/personal-data')
  await page.getByRole('link', { name: 'Geburtsdatum ändern' }).click()
  const field = page.getByRole('textbox', { name: 'Geburtsdatum' })
  await field.fill('01.01.1990')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Ihre Eingaben sind noch nicht gespeichert' })
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(field).toHaveValue('01.01.1990')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Eingaben verwerfen' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/personal-data')
})

test('two tabs: the second one is told what the first has saved, and overwrites nothing unseen', async ({
  context,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('david.ebert@post.example')
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await page.goto('/personal-data/birth-date')
    await expect(page.getByRole('dialog', { name: 'Geburtsdatum ändern' })).toBeVisible()
  }
  await first.getByRole('textbox').fill('11.11.1971')
  await first.getByRole('button', { name: 'Speichern' }).click()
  await expect(first.getByText('Geburtsdatum geändert.')).toBeVisible()

  await second.getByRole('textbox').fill('12.12.1972')
  await second.getByRole('button', { name: 'Speichern' }).click()
  await expect(second.getByText('ist jetzt: 11.11.1971')).toBeVisible()
  expectComplaints(/412/)
})

test('the dialog leaves the page where it was, and Back does not open it again', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 375, height: 650 })
  await signInAs('clara.deniz@post.example')
  await page.goto('/overview')
  await page
    .getByRole('navigation', { name: 'Hauptmenü' })
    .getByRole('link', { name: 'Daten', exact: true })
    .click()
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
