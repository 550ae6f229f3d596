import { expect, expectAccessible, test } from '@portal/e2e'

const REQUIRED = 'Bitte geben Sie eine E-Mail-Adresse an.'
const INVALID = 'Geben Sie eine gültige E-Mail-Adresse an.'
const IN_USE = 'E-Mail-Adresse wird bereits verwendet. Geben Sie eine neue Adresse an.'

/** Each form for an address: the page and the link that open it, its field and button, and what it says of which input. */
const forms = [
  {
    path: 'contract/new',
    opener: ['contract', 'Adresse hinzufügen'],
    field: 'E-Mail-Adresse',
    button: 'Speichern',
    refusals: [
      ['', REQUIRED],
      ['david@', INVALID],
      ['david ebert@post.example', INVALID],
      ['David.Ebert@post.example', IN_USE],
    ],
  },
  {
    path: 'contract/e-5200871',
    opener: ['contract', 'david.ebert@post.example'],
    field: 'E-Mail-Adresse',
    button: 'Speichern',
    refusals: [
      ['', REQUIRED],
      ['david.ebert', INVALID],
      ['DAVID.EBERT@POST.EXAMPLE', IN_USE],
    ],
  },
  {
    path: 'email-reset',
    opener: ['', 'Anmelde-Adresse ändern'],
    field: 'Neue E-Mail-Adresse',
    button: 'E-Mail senden',
    refusals: [
      ['', REQUIRED],
      ['david@post', INVALID],
      ['kim.lorenz@post.example', IN_USE],
    ],
  },
] as const

for (const { path, opener, field: label, button, refusals } of forms) {
  test(`${path}: each wrong address is refused in words, above the form and at the field`, async ({
    page,
    signInAs,
    complaints,
  }) => {
    await signInAs('david.ebert@post.example')
    await page.goto(`/personal-data/email-list/${path}`)
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('textbox', { name: label })
    for (const [input, message] of refusals) {
      await test.step(`"${input}": ${message}`, async () => {
        await field.fill(input)
        await dialog.getByRole('button', { name: button }).click()
        const error = dialog.getByRole('link', { name: message, exact: true })
        await expect(error).toBeVisible()
        await expect(dialog.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' })).toBeFocused()
        await expect(page).toHaveTitle(/^Fehler: /)
        await error.click()
        await expect(field).toBeFocused()
        await expect(field).toHaveValue(input)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        expect((await field.getAttribute('aria-describedby'))?.length).toBeGreaterThan(0)
      })
    }
    // Who else is a customer is known to the BFF alone.
    const expected = path === 'email-reset' ? [expect.stringContaining('409')] : []
    expect(complaints.splice(0)).toEqual(expected)
  })

  test(`${path}: what is typed is not lost on any way out`, async ({ page, signInAs }) => {
    await signInAs('david.ebert@post.example')
    const [list, link] = opener
    await page.goto(`/personal-data/email-list/${list}`)
    await page.getByRole('link', { name: link }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('textbox', { name: label })
    const question = page.getByRole('dialog', { name: 'Ihre Eingaben sind noch nicht gespeichert' })
    await field.pressSequentially('david.neu')
    const waysOut: Record<string, () => Promise<unknown>> = {
      'the button': () => dialog.getByRole('button', { name: 'Abbrechen' }).click(),
      'the keyboard': () => page.keyboard.press('Escape'),
      Back: () => page.goBack(),
    }
    for (const [name, leave] of Object.entries(waysOut)) {
      await test.step(name, async () => {
        await leave()
        await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
        await expect(question).toBeHidden()
        await expect(field).toHaveValue('david.neu')
      })
    }
    await test.step('a reload', async () => {
      const asked = page.waitForEvent('dialog')
      await page.evaluate(() => setTimeout(() => location.reload()))
      const warning = await asked
      expect(warning.type()).toBe('beforeunload')
      await warning.dismiss()
      await expect(field).toHaveValue('david.neu')
    })
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Eingaben verwerfen' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

test('the address for signing in says what else it is used for, and leads there', async ({
  page,
  signInAs,
}) => {
  await signInAs('david.ebert@post.example')
  await page.goto('/personal-data/email-list')
  await page.getByRole('link', { name: 'Verwendung ansehen' }).click()
  await expect(page).toHaveURL('/personal-data/email-list/registration/e-5200871')
  await expect(page.getByRole('heading', { name: 'E-Mail-Adresse zur Anmeldung', level: 1 })).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('link', { name: /Verträgen.*Flinkstrom Fix/ }).click()
  await expect(page.getByText('Bisherige Adresse: david.ebert@post.example')).toBeVisible()
})
