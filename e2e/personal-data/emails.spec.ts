import type { Page } from '@playwright/test'
import { expect, expectAccessible, receiveMail, test } from '@portal/e2e'

/** Opens the dialog for an address from the page that shows it, as a customer does. */
async function openAddress(page: Page, type: 'contract' | 'advertising', address: string) {
  await page.goto(`/personal-data/email-list/${type}`)
  await page.getByRole('link', { name: address }).click()
  return page.getByRole('dialog', { name: 'E-Mail-Adresse ändern' })
}

async function typeNewAddress(page: Page, address: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(address)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
}

test('an address of all contracts changes everywhere at once, also on the landing page', async ({
  page,
  signInAs,
}) => {
  await signInAs('kim.lorenz@post.example')
  await openAddress(page, 'contract', 'kim.lorenz@post.example')
  await typeNewAddress(page, 'kim.neu@post.example')
  const review = page.getByRole('dialog', { name: 'Bitte prüfen Sie Ihre Änderung' })
  await expect(review.getByRole('listitem')).toHaveText([
    /Nordtal Ökostrom.*wird geändert/,
    /Biogas.*wird geändert/,
  ])
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Jetzt ändern' }).click()
  await expect(page.getByText('E-Mail-Adresse erfolgreich geändert.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  const row = page.getByRole('link', { name: 'kim.neu@post.example' })
  await expect(row).toContainText('Für Nordtal Ökostrom, Nordtal Biogas')
  await expect(row).toContainText('Zuletzt geändert: heute')

  await page.getByRole('link', { name: 'E-Mail-Adressen' }).click()
  await page.getByRole('link', { name: 'Persönliche Daten', exact: true }).first().click()
  await expect(page.getByRole('region', { name: 'E-Mail-Adresse' })).toContainText(/zuletzt geändert: heute/i)
})

test('what some contracts refuse is said for each of them, and they alone are tried again', async ({
  page,
  signInAs,
}) => {
  await signInAs('gina.hahn@post.example')
  await openAddress(page, 'contract', 'gina.hahn@post.example')
  await typeNewAddress(page, 'gina.neu@post.example')
  await page.getByRole('button', { name: 'Jetzt ändern' }).click()
  await expect(page.getByText('Änderung teilweise fehlgeschlagen')).toBeVisible()
  await expect(page.getByText('E-Mail konnte nicht für alle Verträge geändert werden.')).toBeVisible()
  const results = page.getByRole('dialog', { name: 'Ergebnis Ihrer Änderung' })
  await expect(results.getByRole('group', { name: 'Für 1 von 3 Verträgen geändert' })).toBeFocused()
  await expect(results.getByRole('listitem')).toHaveText([
    /Strom Basis.*nicht geändert: Der Vertrag ist gekündigt/,
    /Erdgas Basis.*nicht geändert: Gerade wird eine Rechnung erstellt/,
    /Wärmepumpe.*geändert/,
  ])
  await expect(results.getByRole('link', { name: 'Service kontaktieren' })).toBeVisible()
  await expectAccessible(page)

  const again = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/emailAddress'),
  )
  await results.getByRole('button', { name: 'Fehlgeschlagene erneut versuchen' }).click()
  expect((await again).postDataJSON().contracts).toEqual(['v-410080602'])
  await expect(results.getByRole('group', { name: 'Für 1 von 3 Verträgen geändert' })).toBeVisible()
  await results.getByRole('button', { name: 'Fertig' }).click()
  await expect(page.getByRole('link', { name: 'gina.neu@post.example' })).toContainText('Nordtal Wärmepumpe')
  await expect(page.getByRole('link', { name: 'gina.hahn@post.example' })).toContainText(
    'Nordtal Strom Basis',
  )
})

test('what all contracts refuse has failed, and each says why', async ({ page, signInAs }) => {
  await signInAs('hugo.ilg@post.example')
  const form = await openAddress(page, 'contract', 'hugo.ilg@post.example')
  const contact = form.getByRole('checkbox', { name: 'Für Werbung und Rückfragen' })
  await expect(contact).toBeChecked()
  await contact.uncheck()
  const stays = 'Für Werbung und Rückfragen bleibt es bei hugo.ilg@post.example.'
  await expect(contact).toHaveAccessibleDescription(stays)
  await typeNewAddress(page, 'hugo.neu@post.example')
  await expect(page.getByText(stays)).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt ändern' }).click()
  await expect(page.getByText('Anfrage fehlgeschlagen')).toBeVisible()
  await expect(page.getByText('Versuchen Sie es später nocheinmal')).toBeVisible()
  await expect(page.getByRole('dialog').getByText(/^nicht geändert: /)).toHaveCount(2)
  await page.getByRole('button', { name: 'Fertig' }).click()
  await expect(page.getByRole('link', { name: 'hugo.ilg@post.example' })).toBeVisible()
})

test('an address that no contract took is still there for questions: that is a part of it', async ({
  page,
  signInAs,
}) => {
  await signInAs('hugo.ilg@post.example')
  await page.goto('/personal-data/email-list/advertising/new')
  const dialog = page.getByRole('dialog', { name: 'Neue E-Mail-Adresse' })
  await dialog.getByRole('checkbox', { name: 'Nordtal Strom Basis' }).check()
  await typeNewAddress(page, 'hugo.werbung@post.example')
  await expect(page.getByText('Änderung teilweise fehlgeschlagen')).toBeVisible()
  await expect(page.getByText('E-Mail konnte nicht für alle Verträge geändert werden.')).toBeVisible()
  const results = page.getByRole('dialog', { name: 'Ergebnis Ihrer Änderung' })
  await expect(results.getByRole('listitem')).toHaveText([
    /Strom Basis.*Adresse: hugo\.ilg@post\.example.*nicht geändert: Gerade wird eine Rechnung erstellt/,
    /Erdgas Komfort.*bleibt unverändert: nicht ausgewählt/,
  ])
  await results.getByRole('button', { name: 'Fertig' }).click()
  await expect(page.getByRole('link', { name: /^hugo\.werbung@post\.example/ })).toBeVisible()
})

test('two tabs: the second one is told what the first has saved, and overwrites nothing unseen', async ({
  context,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('clara.deniz@post.example')
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) await openAddress(page, 'contract', 'deniz.clara@buero.example')
  await typeNewAddress(first, 'clara.eins@buero.example')
  await expect(first.getByText('E-Mail-Adresse erfolgreich geändert.')).toBeVisible()
  await typeNewAddress(second, 'clara.zwei@buero.example')
  await expect(second.getByText(/Gespeichert ist jetzt: clara\.eins@buero\.example/)).toBeVisible()
  await expect(second.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue(
    'clara.zwei@buero.example',
  )
  await second.getByRole('button', { name: 'Speichern' }).click()
  await expect(second.getByRole('link', { name: /^clara\.zwei@buero\.example/ })).toContainText(
    'Flinkstrom Flex',
  )
  expectComplaints(/412/)
})

test('a customer with nothing but a name gives an address, and takes it back', async ({ page, signInAs }) => {
  await signInAs('ida.jung@post.example')
  await page.goto('/personal-data/email-list')
  await expect(page.getByText('Sie haben noch keinen Vertrag')).toBeVisible()
  await page.getByRole('link', { name: 'Adresse hinzufügen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neue E-Mail-Adresse' })
  await dialog.getByText('ida.jung@post.example').click()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('E-Mail-Adresse erfolgreich geändert.')).toBeVisible()

  await page.getByRole('link', { name: 'ida.jung@post.example' }).click()
  await page.getByRole('button', { name: 'Adresse entfernen' }).click()
  await page.getByRole('button', { name: 'Entfernen', exact: true }).click()
  await expect(page.getByText('E-Mail-Adresse entfernt.')).toBeVisible()
  await expect(page.getByText('Noch keine E-Mail-Adresse hinterlegt')).toHaveCount(2)
})

test('another address for signing in: the mail leaves, and once more only after the countdown', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await page.clock.install()
  await signInAs('ben.carstens@post.example')
  await page.goto('/personal-data/email-list')
  await page.getByRole('link', { name: 'Anmelde-Adresse ändern' }).click()
  await page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }).fill('ben.neu@post.example')
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  const dialog = page.getByRole('dialog', { name: 'Wir haben Ihnen eine E-Mail gesendet' })
  await expect(dialog.getByText('Die E-Mail ist unterwegs an ben.neu@post.example.')).toBeVisible()
  await expectAccessible(page)
  await receiveMail(page, {
    to: 'ben.neu@post.example',
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  })

  await dialog.getByRole('button', { name: 'Fertig' }).click()
  await page.getByRole('link', { name: 'Anmelde-Adresse ändern' }).click()
  const again = dialog.getByRole('button', { name: 'Erneut senden' })
  await expect(again).toHaveAttribute('aria-disabled', 'true')

  // The clock of this browser runs ahead; that of the server counts.
  await page.clock.fastForward(61_000)
  await again.click()
  await expect(page.getByText('E-Mail konnte nicht versendet werden')).toBeVisible()
  await expect(dialog.getByText(/Das ging zu oft hintereinander\..*in \d+ Sekunden/)).toBeVisible()
  await expect(again).toHaveText(/Erneut senden in \d+/)
  expectComplaints(/429/)

  await page.route('**/bff/api/emailReset', (route) =>
    route.fulfill({ status: 202, json: { resendAfter: 60 } }),
  )
  await page.clock.fastForward(61_000)
  await again.click()
  await expect(page.getByText('E-Mail versendet')).toBeVisible()
  await expect(again).toHaveText(/Erneut senden in \d+/)
})

test('an address that is another customer’s is refused at the field', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('david.ebert@post.example')
  await page.goto('/personal-data/email-list/email-reset')
  const field = page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' })
  await field.fill('Anna.Becker@post.example')
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await expect(field).toHaveAccessibleDescription(
    /^E-Mail-Adresse wird bereits verwendet\. Geben Sie eine neue Adresse an\./,
  )
  await expectAccessible(page)
  expectComplaints(/409/)
})

test('by keyboard alone, and back on the row that opened the dialog', async ({ page, signInAs }) => {
  await signInAs('jo.katzenellenbogen@post.example')
  await page.goto('/personal-data/email-list/contract')
  const row = page.getByRole('link', { name: 'jo.katzenellenbogen@post.example' })
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(row).toBeFocused()
})

for (const path of [
  'email-list/unbekannt',
  'email-list/contract/unbekannt',
  'email-list/registration/unbekannt',
  'address-list/unbekannt',
  'address-list/unbekannt/types',
  'address-list/delivery/unbekannt',
]) {
  test(`/personal-data/${path} is told inside the tab`, async ({ page, signInAs }) => {
    await signInAs('gina.hahn@post.example')
    await page.goto(`/personal-data/${path}`)
    await expect(page.getByRole('heading', { name: 'Oh nein!' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
    await page.getByRole('link', { name: 'Zu Ihren persönlichen Daten' }).click()
    await expect(page).toHaveURL('/personal-data')
  })
}
