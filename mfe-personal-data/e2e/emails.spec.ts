import type { Page } from '@playwright/test'
import { enterPasswordForCall, expect, receiveLink, receiveMail, test } from '@portal/e2e'

/** Confirms a new address by the link of its mail, in another tab. */
async function confirmNewAddress(page: Page, to: string) {
  const mail = await page.context().newPage()
  await mail.goto(await receiveLink(page, { to, subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' }))
  await mail.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click()
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Ihre E-Mail-Adresse ist bestätigt')
  await mail.close()
}

test('a contract address is corrected and confirmed, and then changes for all contracts together', async ({
  page,
  signInAs,
  newPerson,
}) => {
  const person = await newPerson('kim')
  const [typo, address] = ['kim.nue.', 'kim.neu.'].map((name) => person.email.replace('kim.', name)) as [
    string,
    string,
  ]
  await signInAs(person)
  await page.goto('/personal-data/email-list/contract')
  await page.getByRole('link', { name: person.email }).click()
  const dialog = page.getByRole('dialog', { name: 'E-Mail-Adresse ändern' })
  await dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(typo)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  const review = page.getByRole('dialog', { name: 'Bitte prüfen Sie Ihre Änderung' })
  await expect(review.getByRole('listitem')).toHaveText([
    /Nordtal Ökostrom.*wird geändert/,
    /Biogas.*wird geändert/,
  ])
  await review.getByRole('button', { name: 'Jetzt ändern' }).click()
  await expect(page.getByText(`Wir haben eine E-Mail an ${typo} geschickt.`).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('link', { name: person.email })).toContainText(
    'Für Nordtal Ökostrom, Nordtal Biogas',
  )

  await page.reload()
  await expect(page.getByText('Noch nicht bestätigt')).toBeVisible()
  await page.getByRole('link', { name: 'Andere Adresse angeben' }).click()
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(address)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await review.getByRole('button', { name: 'Jetzt ändern' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await confirmNewAddress(page, address)

  await page.reload()
  const row = page.getByRole('link', { name: address })
  await expect(row).toContainText('Für Nordtal Ökostrom, Nordtal Biogas')
  await expect(page.getByText('Noch nicht bestätigt')).toHaveCount(0)

  await page.getByRole('link', { name: 'E-Mail-Adressen' }).click()
  await page.getByRole('link', { name: 'Persönliche Daten', exact: true }).first().click()
  await expect(page.getByRole('region', { name: 'E-Mail-Adresse' })).toContainText(/zuletzt geändert: heute/i)
})

test('a customer without contracts adds an address for advertising and removes it', async ({
  page,
  signInAs,
  newPerson,
}) => {
  const person = await newPerson('ida')
  await signInAs(person)
  await page.goto('/personal-data/email-list')
  await page.getByRole('link', { name: 'Adresse hinzufügen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neue E-Mail-Adresse' })
  await dialog.locator('label', { hasText: person.email }).click()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('E-Mail-Adresse erfolgreich geändert.')).toBeVisible()

  await page.getByRole('link', { name: person.email }).click()
  await page.getByRole('button', { name: 'Adresse entfernen' }).click()
  await page.getByRole('button', { name: 'Entfernen', exact: true }).click()
  await expect(page.getByText('E-Mail-Adresse entfernt.')).toBeVisible()
  await expect(page.getByText('Noch keine E-Mail-Adresse hinterlegt')).toHaveCount(2)
})

/** With a clock of the test, time passes in which a customer reads the question. */
async function enterPassword(page: Page) {
  await expect(page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' })).toBeVisible()
  await page.clock.fastForward(1000)
  await enterPasswordForCall(page)
}

test('the mail for a new sign-in address is sent once, rate limited, and not sent to a used address', async ({
  page,
  signInAs,
  newPerson,
  expectPageErrors,
}) => {
  await page.clock.install()
  const person = await newPerson('ben')
  const newAddress = person.email.replace('ben.', 'ben.neu.')
  await signInAs(person)
  await page.goto('/personal-data/email-list')
  await page.getByRole('link', { name: 'Anmelde-Adresse ändern' }).click()
  const field = page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' })
  await field.fill('Anna.Becker@post.example')
  // The time in which a customer reads the form.
  await page.clock.fastForward(1000)
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await enterPassword(page)
  await expect(field).toHaveAccessibleDescription(/^E-Mail-Adresse wird bereits verwendet\./)
  expectPageErrors(/401|409/)

  await field.fill(newAddress)
  await page.clock.fastForward(1000)
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await enterPassword(page)
  const dialog = page.getByRole('dialog', { name: 'Wir haben Ihnen eine E-Mail gesendet' })
  await expect(dialog.getByText(`Die E-Mail ist unterwegs an ${newAddress}.`)).toBeVisible()
  await receiveMail(page, { to: newAddress, subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse' })

  await page.clock.fastForward(1000)
  await dialog.getByRole('button', { name: 'Fertig' }).click()
  await page.getByRole('link', { name: 'Anmelde-Adresse ändern' }).click()
  const again = dialog.getByRole('button', { name: 'Erneut senden' })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  // The browser clock is ahead; the server clock decides.
  await page.clock.fastForward(61_000)
  await again.click()
  await enterPassword(page)
  const form = page.getByRole('dialog', { name: 'E-Mail-Adresse zur Anmeldung ändern' })
  await expect(form.getByText(/Das ging zu oft hintereinander\..*in \d+ Sekunden/)).toBeVisible()
  await expect(field).toHaveValue(newAddress)
  expectPageErrors(/401|429/)
})
