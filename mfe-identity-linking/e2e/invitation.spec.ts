import type { Page } from '@playwright/test'
import { expect, receiveMail, test } from '@portal/e2e'

const main = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function expectPage(page: Page, heading: string, path: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(`${heading} – Nordtal Konto`)
}

async function tryZipCode(page: Page, zipCode: string) {
  await page.getByRole('textbox', { name: 'Postleitzahl' }).fill(zipCode)
  await button(page, /^Postleitzahl prüfen/).click()
}

async function expectError(page: Page, message: string) {
  const field = page.getByRole('textbox', { name: 'Postleitzahl' })
  await expect(page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' })).toBeFocused()
  await expect(field).toHaveAccessibleDescription(new RegExp(message))
}

test('an expired invitation is renewed by a mail whose link opens the new invitation', async ({
  page,
  newInvitation,
}) => {
  const { code, email } = await newInvitation('expired')
  await page.goto(`/code/${code}`)
  await expectPage(page, 'Ihre Einladung ist abgelaufen', '/code/expired')
  await link(page, 'Neue Einladung anfordern').click()
  await expectPage(page, 'Neue Einladung anfordern', '/code/renewal')
  await link(page, 'E-Mail-Adresse angeben').click()
  await expectPage(page, 'Einladung per E-Mail', '/code/renewal/email')
  await button(page, 'Einladung senden').click()
  await expect(main(page)).toContainText('Bitte geben Sie eine E-Mail-Adresse an.')
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email)
  await button(page, 'Einladung senden').click()

  await expect(page.getByText('E-Mail mit einer neuen Einladung wurde an Sie versendet.')).toBeVisible()
  await expectPage(page, 'Ihre neue Einladung ist unterwegs', '/code/renewal/email/sent')
  await expect(main(page)).toContainText(`Wir haben sie an ${email} geschickt.`)
  await expect(button(page, /^Erneut senden/)).toHaveAttribute('aria-disabled', 'true')

  await test.step('a reload does not change the address and the countdown', async () => {
    await page.reload()
    await expectPage(page, 'Ihre neue Einladung ist unterwegs', '/code/renewal/email/sent')
    await expect(main(page)).toContainText(`Wir haben sie an ${email} geschickt.`)
    await expect(button(page, /^Erneut senden/)).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('the link in the mail opens a new invitation', async () => {
    const text = await receiveMail(page, {
      to: email,
      subject: 'Ihre neue Einladung zum Nordtal Konto',
    })
    const [url = ''] = /http:\/\/localhost:\d+\/code\/\w{26}/.exec(text) ?? []
    await page.goto(url)
    await expectPage(page, 'Schön, dass Sie da sind', '/code/invitation')
  })
})

test('the right postal code confirms the invitation in this tab only', async ({
  page,
  newDevice,
  newInvitation,
}) => {
  const { code, postalCode } = await newInvitation('valid')
  await page.goto(`/code/${code}`)
  await expectPage(page, 'Schön, dass Sie da sind', '/code/invitation')
  await link(page, 'Postleitzahl bestätigen').click()
  await tryZipCode(page, '7017a')
  await expectError(page, 'Die PLZ enthält ungültige Zeichen.')
  await tryZipCode(page, postalCode)
  await expectPage(page, 'Ihre Identität ist bestätigt', '/code/confirmed')
  await expect(button(page, 'Weiter zur Kontoerstellung')).toBeVisible()
  await page.reload()
  await expectPage(page, 'Ihre Identität ist bestätigt', '/code/confirmed')
  await page.goBack()
  await expect(page).not.toHaveURL(/zip-code|[A-HJ-NP-Z2-9]{26}/)

  const other = await newDevice()
  await other.goto(`/code/${code}`)
  await expectPage(other, 'Schön, dass Sie da sind', '/code/invitation')
})

test('three wrong postal codes lock the invitation across reloads and browsers', async ({
  page,
  newDevice,
  newInvitation,
}) => {
  const { code, postalCode } = await newInvitation('valid')
  await page.goto(`/code/${code}`)
  await link(page, 'Postleitzahl bestätigen').click()
  await tryZipCode(page, '10115')
  await expectError(page, 'Falsche Postleitzahl. 2 Versuche übrig.')

  await test.step('a reload and another browser add no attempts', async () => {
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Postleitzahl' })).toHaveAccessibleDescription(
      'Fünf Ziffern. Sie haben noch 2 Versuche.',
    )
    await tryZipCode(page, '10117')
    await expectError(page, 'Falsche Postleitzahl. 1 Versuche übrig.')
  })
  const other = await newDevice()
  await other.goto(`/code/${code}`)
  await link(other, 'Postleitzahl bestätigen').click()
  await tryZipCode(other, '10119')
  await expect(
    dialog(other, 'Zugang gesperrt').getByText('Falsche Postleitzahl. Zugang gesperrt.'),
  ).toBeVisible()
  await button(other, 'Verstanden').click()
  await expectPage(other, 'Diese Einladung ist gesperrt', '/code/locked')

  await test.step('the right postal code is refused after the lock', async () => {
    await tryZipCode(page, postalCode)
    await expect(dialog(page, 'Zugang gesperrt')).toBeVisible()
  })
})
