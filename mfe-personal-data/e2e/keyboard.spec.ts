import { enterPasswordForCall, expect, follow, test, type } from '@portal/e2e'

test('the keyboard alone makes each kind of change, from the brand selection on', async ({
  page,
  signInAs,
  newPerson,
  expectPageErrors,
}) => {
  const person = await newPerson('eva')
  await signInAs(person)
  const signInAddress = person.email.replace('eva.', 'eva.neu.')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox')
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('the brand is selected', async () => {
    await page.goto('/personal-data')
    await follow(page, dialog.getByRole('button', { name: 'Nordtal Energie' }))
    await expect(main.getByRole('region', { name: 'Name' })).toContainText('Eva Fuchs')
  })

  await test.step('the birth date is changed', async () => {
    await follow(page, main.getByRole('link', { name: 'Geburtsdatum angeben' }))
    await expect(field).toBeFocused()
    await type(page, '1.3.1981')
    await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(main.getByRole('region', { name: 'Geburtsdatum' })).toContainText('01.03.1981')
  })

  await test.step('a phone number is changed, then also for advertising', async () => {
    await follow(page, main.getByRole('link', { name: 'Telefonnummern ansehen' }))
    await expect(heading).toBeFocused()
    await follow(page, main.getByRole('link', { name: /^\+49 176/ }))
    await expect(field).toBeFocused()
    await type(page, '+49 341 1234567')
    const question = page.getByRole('dialog', { name: 'Telefonnummern ersetzen' })
    await follow(page, question.getByRole('button', { name: 'Für alle ändern' }))
    await expect(dialog).toBeHidden()
    await expect(main.getByRole('link', { name: /^\+49 341.*Werbung und Rückfragen/ }).first()).toBeVisible()
  })

  await test.step('an e-mail address is changed, and the change withdrawn', async () => {
    await follow(page, main.getByRole('link', { name: 'Persönliche Daten', exact: true }))
    await expect(heading).toHaveText('Persönliche Daten')
    await follow(page, main.getByRole('link', { name: 'E-Mail-Adressen ansehen' }))
    await follow(page, main.getByRole('link', { name: new RegExp(`^${person.email}`) }))
    await expect(field).toBeFocused()
    await type(page, person.email.replace('eva.', 'eva.post.'))
    await expect(page.getByText(/Bitte bestätigen Sie die Adresse/)).toBeVisible()
    await expect(dialog).toBeHidden()
    await follow(page, main.getByRole('button', { name: 'Änderung zurückziehen' }).first())
    await expect(page.getByText('Noch nicht bestätigt')).toHaveCount(0)
  })

  await test.step('the sign-in address is changed', async () => {
    await follow(page, main.getByRole('link', { name: 'Anmelde-Adresse ändern' }))
    await expect(field).toBeFocused()
    await type(page, signInAddress)
    await enterPasswordForCall(page)
    await expect(dialog.getByText(`Die E-Mail ist unterwegs an ${signInAddress}.`)).toBeVisible()
    await follow(page, dialog.getByRole('button', { name: 'Fertig' }))
    await expect(dialog).toBeHidden()
    await expect(heading).toHaveText('E-Mail-Adressen')
  })
  expectPageErrors(/401/)
})
