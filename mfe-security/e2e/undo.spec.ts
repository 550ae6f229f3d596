import { expect, expectAccessible, test } from '@portal/e2e'

test('a change of several contracts is undone for one of them, and a change in its toast', async ({
  page,
  signInAs,
  newPerson,
}) => {
  await signInAs(await newPerson('anna'))
  await page.goto('/personal-data/phone-list')
  const number = page.getByRole('main').getByRole('link', { name: /\+49 30 23125412/ })
  const boxes = page.getByRole('dialog').getByRole('checkbox')
  await number.click()
  for (const contract of [0, 1, 2]) await boxes.nth(contract).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible()

  await page.goto('/security/events')
  await page.getByRole('link', { name: 'Rückgängig: Ihre Telefonnummern wurden geändert' }).click()
  const dialog = page.getByRole('dialog', { name: 'Was möchten Sie zurücknehmen?' })
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expectAccessible(page)
  await boxes.first().uncheck()
  await dialog.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(page.getByText('Änderung zurückgenommen.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goto('/personal-data/phone-list')
  await number.click()
  await expect(boxes.first()).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('checkbox', { checked: true })).toHaveCount(2)

  await page.goto('/personal-data/birth-date')
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Geburtsdatum' })
  const before = await field.inputValue()
  await field.fill('13.06.1984')
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('Änderung zurückgenommen.')).toBeVisible()
  await page.goto('/personal-data/birth-date')
  await expect(field).toHaveValue(before)
})
