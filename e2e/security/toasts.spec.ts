import { expect, receiveMail, spoilNext, test } from '@portal/e2e'

const tooOften = /Das ging zu oft hintereinander\. Bitte versuchen Sie es in \d+ Sekunden noch einmal\./

test('a phone PIN that was not saved, and then was', async ({ page, signInAs, expectComplaints }) => {
  await signInAs('hugo.ilg@post.example')
  await page.goto('/security/phone-pin')
  await spoilNext(page, 'userProfile/phonePin')
  const dialog = page.getByRole('dialog', { name: 'Telefon-PIN ändern' })
  await dialog.getByRole('textbox', { name: 'Neue Telefon-PIN' }).fill('73 19-4')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Änderung fehlgeschlagen')).toBeVisible()
  await expect(page.getByText('Versuchen Sie es später erneut')).toBeVisible()

  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Telefon-Pin geändert')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Telefon-PIN' })).toContainText('Zuletzt geändert: heute')
  const told = await receiveMail(page, {
    to: 'hugo.ilg@post.example',
    subject: 'Ihre Telefon-PIN wurde geändert',
  })
  expect(told).not.toContain('73194')
  expectComplaints(/400/)
})

test('a second phone PIN within a minute is refused with the time to wait', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('ben.carstens@post.example')
  await page.goto('/security/pin-reset')
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Neue PIN anfordern' })
  await send.click()
  await expect(dialog.getByRole('heading', { name: 'Sie haben eine neue Telefon-PIN' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Fertig' }).click()

  await page.getByRole('link', { name: 'Neue PIN anfordern' }).click()
  await send.click()
  await expect(dialog.getByRole('alert').filter({ hasText: tooOften })).toBeVisible()
  await expect(send).toHaveText(/Neue PIN anfordern in \d+/)
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  expectComplaints(/429/)
})

test('a mail for a new password that was not sent, then was, and may not be sent again so soon', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/security/password-reset')
  await spoilNext(page, 'userProfile/reset-password')
  const send = page.getByRole('button', { name: 'E-Mail senden' })
  await send.click()
  await expect(page.getByText('Passwort zurücksetzen fehlgeschlagen')).toBeVisible()
  await expect(page.getByText('Versuchen Sie es später erneut')).toBeVisible()
  await send.click()
  await expect(page).toHaveURL('/security/password-reset/email')

  // A reload forgets the countdown; the BFF does not.
  await page.reload()
  await expect(page).toHaveURL('/security/password-reset')
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: tooOften })).toBeVisible()
  await expect(send).toHaveText(/E-Mail senden in \d+/)
  expectComplaints(/400|429/)
})

test('a mail is sent once more, and then not again so soon', async ({ page, signInAs, expectComplaints }) => {
  await page.clock.install()
  await signInAs('clara.deniz@post.example')
  await page.goto('/security/password-reset')
  // The first mail is left out, so that the BFF counts from the second one on.
  await page.route(
    '**/bff/api/userProfile/reset-password',
    (route) => route.fulfill({ status: 202, json: { resendAfter: 0 } }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  const again = page.getByRole('button', { name: 'Erneut senden' })
  await again.click()
  await expect(page.getByText('E-Mail versendet')).toBeVisible()
  await receiveMail(page, {
    to: 'clara.deniz@post.example',
    subject: 'Passwort für Ihr Nordtal Konto zurücksetzen',
  })
  await expect(again).toHaveText(/Erneut senden in \d+/)

  // The clock of this browser runs ahead; that of the server counts.
  await page.clock.fastForward(61_000)
  await again.click()
  await expect(page.getByText('E-Mail konnte nicht versendet werden')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: tooOften })).toBeVisible()
  await expect(again).toHaveText(/Erneut senden in \d+/)
  expectComplaints(/429/)
})
