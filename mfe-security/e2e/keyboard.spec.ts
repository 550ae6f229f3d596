import { enterPasswordForCall, expect, fillSignIn, follow, test, type } from '@portal/e2e'

test('each card and dialog works by keyboard and returns the focus to its link', async ({
  page,
  newPerson,
  expectPageErrors,
}) => {
  const { email } = await newPerson('anna')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const heading = page.getByRole('heading', { level: 1 })
  const pinCard = main.getByRole('region', { name: 'Telefon-PIN' })
  const newAddress = email.replace('becker', 'anmeldung')
  const link = (name: string) => main.getByRole('link', { name, exact: true })

  // The PIN needs the password.
  await page.goto('/security')
  await fillSignIn(page, email)

  await test.step('the PIN is shown and hidden', async () => {
    await follow(page, pinCard.getByRole('button', { name: 'PIN anzeigen' }))
    await enterPasswordForCall(page)
    await expect(pinCard.getByText(/^\d{5}$/)).toBeVisible()
    await expect(pinCard.getByRole('button', { name: 'PIN verbergen' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(pinCard.getByText(/^\d{5}$/)).toHaveCount(0)
  })

  await test.step('the reauthentication dialog closes', async () => {
    const show = pinCard.getByRole('button', { name: 'PIN anzeigen' })
    await expect(show).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(show).toBeFocused()
    expectPageErrors(/401/)
  })

  await test.step('a chosen PIN is saved', async () => {
    await follow(page, link('PIN ändern'))
    const field = dialog.getByRole('textbox', { name: 'Neue Telefon-PIN' })
    await expect(field).toBeFocused()
    await type(page, '1234')
    await expect(dialog.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' })).toBeFocused()
    await follow(page, dialog.getByRole('link', { name: 'Bitte geben Sie eine 5-stellige Zahl an.' }))
    await expect(field).toBeFocused()
    await type(page, '84 20-6')
    await enterPasswordForCall(page)
    await expect(page.getByText('Telefon-Pin geändert')).toBeVisible()
    await expect(dialog).toBeHidden()
    // The page was loaded again meanwhile.
    await expect(heading).toBeFocused()
  })

  await test.step('a random PIN is requested', async () => {
    await follow(page, link('Neue PIN anfordern'))
    await follow(page, dialog.getByRole('button', { name: 'Neue PIN anfordern' }))
    await enterPasswordForCall(page)
    await follow(page, dialog.getByRole('button', { name: 'Fertig' }))
    await expect(dialog).toBeHidden()
    await expect(heading).toBeFocused()
  })

  await test.step('the sign-in address is changed', async () => {
    await follow(page, link('E-Mail-Adresse ändern'))
    await expect(dialog.getByRole('textbox', { name: 'Neue E-Mail-Adresse' })).toBeFocused()
    await type(page, newAddress)
    await enterPasswordForCall(page)
    await expect(dialog.getByText(`Die E-Mail ist unterwegs an ${newAddress}.`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(heading).toBeFocused()
    await expect(link('Erneut senden oder korrigieren')).toBeVisible()
  })

  await test.step('the password mail is requested from the list of change options', async () => {
    await follow(page, link('Was Sie hier ändern können'))
    await expect(heading).toHaveText('Was Sie hier ändern können')
    await expect(heading).toBeFocused()
    await follow(page, main.getByRole('link', { name: /^Passwort zurücksetzen/ }))
    await expect(heading).toHaveText('Passwort zurücksetzen')
    await follow(page, main.getByRole('button', { name: 'E-Mail senden' }))
    await expect(heading).toHaveText('Wir haben Ihnen eine E-Mail gesendet')
    await expect(heading).toBeFocused()
    await follow(page, link('Fertig'))
    await expect(heading).toHaveText('Anmeldung & Sicherheit')
  })
})
