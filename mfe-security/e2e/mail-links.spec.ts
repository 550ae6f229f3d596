import type { Page } from '@playwright/test'
import { expect, expireToken, fillSignIn, receiveLink, receiveMail, signInField, test } from '@portal/e2e'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Asks for the mail on the card, and returns the link in it. */
async function askForLink(page: Page, email: string) {
  await page.goto('/security')
  await main(page).getByRole('link', { name: 'Passwort zurücksetzen' }).click()
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await expect(heading(page)).toHaveText('Wir haben Ihnen eine E-Mail gesendet')
  return receiveLink(page, { to: email, subject: 'Passwort für Ihr Nordtal Konto zurücksetzen' })
}

async function savePassword(page: Page, password: string) {
  await page.getByLabel('Neues Passwort').fill(password)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
}

async function returnToSecurity(page: Page, email: string) {
  await expect(heading(page)).toHaveText('Ihr Passwort ist geändert')
  await page.getByRole('link', { name: 'Weiter zum Nordtal Konto' }).click()
  await page.waitForURL('/security')
  await expect(main(page)).toContainText(email)
}

test('the link in the mail sets a new password and ends the old one and the other sessions', async ({
  page,
  newDevice,
  newPerson,
  signInAs,
}) => {
  const person = await newPerson('gina')
  const { email } = person
  const password = 'Nebel-im-Tal-77'
  const other = await newDevice()
  await other.goto('/security')
  await fillSignIn(other, email)
  await expect(main(other)).toContainText(email)
  await signInAs(person)
  const link = await askForLink(page, email)

  await test.step('a password that is easy to guess is refused', async () => {
    await page.goto(link)
    await expect(main(page)).toContainText(email)
    await savePassword(page, 'Passwort1234')
    await expect(page.getByRole('alert')).toContainText('leicht zu erraten')
  })

  await test.step('so is the present password', async () => {
    await savePassword(page, 'Sonnenschein-2026')
    await expect(page.getByRole('alert')).toContainText('Das ist Ihr bisheriges Passwort')
  })

  await test.step('the customer returns signed in and gets a mail', async () => {
    await savePassword(page, password)
    await returnToSecurity(page, email)
    await expect(main(page).getByRole('region', { name: 'Passwort', exact: true })).not.toContainText('2024')
    await receiveMail(page, { to: email, subject: 'Ihr Passwort wurde geändert' })
  })

  await test.step('the other device is signed out and takes only the new password', async () => {
    await expireToken(other)
    await other.goto('/security')
    await expect(signInField(other)).toBeVisible()
    await fillSignIn(other, email)
    await expect(other.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist falsch')
    await fillSignIn(other, email, password)
    await expect(main(other)).toContainText(email)
  })
})

const addressCard = (page: Page) => main(page).getByRole('region', { name: 'E-Mail-Adresse zur Anmeldung' })

/** On another device, one address opens the account and the other does not. */
async function expectToSignIn(device: Page, { good, bad }: { good: string; bad: string }) {
  await device.goto('/security')
  await fillSignIn(device, bad)
  await expect(device.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist falsch')
  await fillSignIn(device, good)
  await expect(addressCard(device)).toContainText(good)
}

/** Opens a link of a mail and presses the button on its page. */
async function followLink(device: Page, link: string, button: string) {
  await device.goto(link)
  await device.getByRole('button', { name: button }).click()
}

const confirm = 'E-Mail-Adresse bestätigen'
const undo = 'Änderung rückgängig machen'

/** Asks for the mail on the card, and returns the link in it. */
async function askForAddress(page: Page, address: string) {
  await page.goto('/security')
  await addressCard(page).getByRole('link', { name: 'E-Mail-Adresse ändern' }).click()
  await page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }).fill(address)
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await expect(page.getByText(`Die E-Mail ist unterwegs an ${address}.`)).toBeVisible()
  return receiveLink(page, {
    to: address,
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  })
}

test('a new address signs in once it is confirmed, and a mail to the old address undoes it', async ({
  page,
  newDevice,
  newPerson,
  signInAs,
}) => {
  const person = await newPerson('kim')
  const [before, after] = [person.email, person.email.replace('lorenz', 'anders')]
  // The mails are read on a device without a session.
  const reader = await newDevice()
  const linkIn = (to: string, subject: string) => receiveLink(page, { to, subject })
  await signInAs(person)

  await page.goto('/security/password-reset')
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  const toPassword = await linkIn(before, 'Passwort für Ihr Nordtal Konto zurücksetzen')

  const toConfirm = await askForAddress(page, after)

  await test.step('the button behind the link confirms it, on any device', async () => {
    await reader.goto(toConfirm)
    await expect(heading(reader)).toHaveText('Neue E-Mail-Adresse bestätigen')
    await page.goto('/security')
    await expect(addressCard(page)).toContainText(before)
    await reader.getByRole('button', { name: confirm }).click()
    await expect(heading(reader)).toHaveText('Ihre neue E-Mail-Adresse gilt')
    await expect(main(reader)).toContainText(after)
    await receiveMail(page, { to: after, subject: 'Ihre neue Anmelde-Adresse gilt' })
    await expectToSignIn(await newDevice(), { good: after, bad: before })
    await page.goto('/security')
    await expect(addressCard(page)).toContainText(after)
  })

  await test.step('earlier links say that they were used or have ended', async () => {
    await followLink(reader, toConfirm, confirm)
    await expect(heading(reader)).toHaveText('Schon bestätigt')
    await expect(main(reader)).toContainText(after)
    await reader.goto(toPassword)
    await expect(heading(reader)).toHaveText('Dieser Link gilt nicht mehr')
    await expect(main(reader)).toContainText('wurde die Adresse geändert')
  })

  await test.step('the old address undoes it', async () => {
    const toUndo = await linkIn(before, 'Ihre Anmelde-Adresse wurde geändert')
    await followLink(reader, toUndo, undo)
    await expect(heading(reader)).toHaveText('Ihre bisherige E-Mail-Adresse gilt wieder')
    await expect(main(reader)).toContainText(before)
    await receiveMail(page, { to: before, subject: 'Ihre bisherige Anmelde-Adresse gilt wieder' })
    await expectToSignIn(await newDevice(), { good: before, bad: after })

    await followLink(reader, toUndo, undo)
    await expect(heading(reader)).toHaveText('Schon rückgängig gemacht')
    await followLink(reader, toConfirm, confirm)
    await expect(heading(reader)).toHaveText('Dieser Link gilt nicht mehr')
    await expect(reader.getByRole('link', { name: 'Zu Anmeldung & Sicherheit' })).toBeVisible()
  })
})
