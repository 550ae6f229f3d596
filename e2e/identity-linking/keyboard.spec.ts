import { follow, type } from '../portal/keyboard.ts'
import { expect, test } from '../portal/test.ts'
import { answer, openCode, openExpired } from '../screens/identity-linking-screens.ts'

test('from the link to the proof by keyboard alone', async ({ page }) => {
  const proof = { linkToken: 'q'.repeat(43), eMailAddress: null }
  await answer(page, 'performZipCodeValidation', { result: 'confirmed', attemptsLeft: 3, ...proof })
  await openCode(page, 'valid', 'eligible')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  const link = page.getByRole('link', { name: 'Postleitzahl bestätigen' })
  await follow(page, link)
  await expect(page.getByRole('textbox', { name: 'Postleitzahl' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Postleitzahl' })).toBeFocused()
  await type(page, '7017')
  await expect(page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' })).toBeFocused()
  await follow(page, page.getByRole('dialog').getByRole('link', { name: 'Geben Sie eine gültige PLZ an.' }))
  await type(page, '70173')
  await expect(heading).toHaveText('Ihre Identität ist bestätigt')
  await expect(heading).toBeFocused()
})

test('from an expired link to a new invitation by keyboard alone', async ({ page }) => {
  await answer(page, 'restartProcessWithEmail', { resendAfter: 60 }, 202)
  await openExpired(page)
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  await follow(page, main.getByRole('link', { name: 'Neue Einladung anfordern' }))
  await expect(heading).toBeFocused()
  await follow(page, main.getByRole('link', { name: 'E-Mail-Adresse angeben' }))
  await expect(heading).toHaveText('Einladung per E-Mail')
  await expect(heading).toBeFocused()
  await follow(page, main.getByRole('button', { name: 'Einladung senden' }))
  await expect(page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' })).toBeFocused()
  await follow(page, main.getByRole('link', { name: 'Bitte geben Sie eine E-Mail-Adresse an.' }))
  await type(page, 'maik.noll@post.example')
  await expect(heading).toHaveText('Ihre neue Einladung ist unterwegs')
  await expect(heading).toBeFocused()
})
