import type { Page } from '@playwright/test'
import {
  enterPasswordForCall,
  expect,
  fillSignIn,
  receiveLink,
  receiveMail,
  signInField,
  test,
} from '@portal/e2e'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Requests the mail from the card and returns its link. */
async function requestLink(page: Page, email: string) {
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

test('the link in the mail sets a new password, which ends the old password and other sessions', {
  tag: '@two-bffs',
}, async ({ page, newDevice, newPerson, signInAs, expectPageErrors }) => {
  const person = await newPerson('gina')
  const { email } = person
  const password = 'Nebel-im-Tal-77'
  const other = await newDevice()
  await other.goto('/security')
  const profileRequest = other.waitForRequest('**/api/userProfile')
  await fillSignIn(other, email)
  const { authorization = '' } = (await profileRequest).headers()
  await expect(main(other)).toContainText(email)
  await signInAs(person)
  const link = await requestLink(page, email)

  await test.step('a password that is easy to guess is refused', async () => {
    await page.goto(link)
    await expect(main(page)).toContainText(email)
    await savePassword(page, 'Passwort1234')
    await expect(page.getByRole('alert')).toContainText('leicht zu erraten')
  })

  await test.step('the current password is refused', async () => {
    await savePassword(page, 'Sonnenschein-2026')
    await expect(page.getByRole('alert')).toContainText('Das ist Ihr bisheriges Passwort')
  })

  await test.step('a mail reports the new password', async () => {
    await savePassword(page, password)
    await receiveMail(page, { to: email, subject: 'Ihr Passwort wurde geändert' })
  })

  await test.step('the other device is signed out and accepts only the new password', async () => {
    const callWithOldToken = () => page.request.get('/bff/api/userProfile', { headers: { authorization } })
    await expect.poll(async () => (await callWithOldToken()).status()).toBe(401)
    await other.goto('/security')
    await expect(signInField(other)).toBeVisible()
    await fillSignIn(other, email)
    await expect(other.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist falsch')
    await fillSignIn(other, email, password)
    await expect(main(other)).toContainText(email)
  })

  await test.step('the customer is signed in after the change', async () => {
    await returnToSecurity(page, email)
    await expect(main(page).getByRole('region', { name: 'Passwort', exact: true })).not.toContainText('2024')
  })
  // The page's earlier session has ended, too.
  expectPageErrors(/401|400/)
})

const addressCard = (page: Page) => main(page).getByRole('region', { name: 'E-Mail-Adresse zur Anmeldung' })

/** Expects that a device can sign in with one address and not with the other. */
async function expectSignInAddress(device: Page, { good, bad }: { good: string; bad: string }) {
  await device.goto('/security')
  await fillSignIn(device, bad)
  await expect(device.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist falsch')
  await fillSignIn(device, good)
  await expect(addressCard(device)).toContainText(good)
}

/** Opens the link of a mail and presses the button of its page. */
async function followLink(device: Page, link: string, button: string) {
  await device.goto(link)
  await device.getByRole('button', { name: button }).click()
}

/** Masks an address as the pages of mail links do. */
const masked = (address: string) => `${address.slice(0, 1)}•••${address.slice(address.lastIndexOf('@'))}`

const confirm = 'E-Mail-Adresse bestätigen'
const agree = 'Der Änderung zustimmen'
const undo = 'Änderung rückgängig machen'

/** Requests the mail from the card and returns its link. */
async function requestAddressChange(page: Page, address: string) {
  await page.goto('/security')
  await addressCard(page).getByRole('link', { name: 'E-Mail-Adresse ändern' }).click()
  await page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }).fill(address)
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await enterPasswordForCall(page)
  await expect(page.getByText(`Die E-Mail ist unterwegs an ${address}.`)).toBeVisible()
  return receiveLink(page, {
    to: address,
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  })
}

test('a new address that both mailboxes confirm signs in, and a mail to the old address undoes the change', {
  tag: '@two-bffs',
}, async ({ page, newDevice, newPerson, signInAs, expectPageErrors }) => {
  const person = await newPerson('kim')
  const [before, after] = [person.email, person.email.replace('lorenz', 'anders')]
  // The mails are read on a device without a session.
  const reader = await newDevice()
  const linkIn = (to: string, subject: string) => receiveLink(page, { to, subject })
  await signInAs(person)

  await page.goto('/security/password-reset')
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  const toPassword = await linkIn(before, 'Passwort für Ihr Nordtal Konto zurücksetzen')

  const toConfirm = await requestAddressChange(page, after)

  const toAgree = await linkIn(before, 'Bitte stimmen Sie der neuen Anmelde-Adresse zu')

  await test.step('the button in the new mailbox confirms the address on any device, and its page says what is missing', async () => {
    await reader.goto(toConfirm)
    await expect(heading(reader)).toHaveText('Neue E-Mail-Adresse bestätigen')
    await expect(main(reader)).toContainText(masked(after))
    await page.goto('/security')
    const mailboxes = addressCard(page).getByRole('list', { name: 'Bestätigung in beiden Postfächern' })
    await expect(mailboxes.getByText('Noch nicht bestätigt')).toHaveCount(2)
    await reader.getByRole('button', { name: confirm }).click()
    await expect(heading(reader)).toHaveText('Ihre neue E-Mail-Adresse ist bestätigt')
    await expect(main(reader)).toContainText(
      'Es fehlt noch die Zustimmung im Postfach der bisherigen Adresse.',
    )
    await page.goto('/security')
    await expect(mailboxes.getByText('Noch nicht bestätigt')).toHaveCount(1)
    await expect(addressCard(page)).toContainText(before)
    await expect(addressCard(page)).toContainText(/gilt sie ab dem \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2} Uhr/)
  })

  await test.step('with the agreement of the old mailbox the new address signs in', async () => {
    await followLink(reader, toAgree, agree)
    await expect(heading(reader)).toHaveText('Ihre neue E-Mail-Adresse gilt')
    await expect(main(reader)).toContainText(masked(after))
    await receiveMail(page, { to: after, subject: 'Ihre neue Anmelde-Adresse gilt' })
    await expectSignInAddress(await newDevice(), { good: after, bad: before })
    await page.goto('/security')
    await expect(addressCard(page)).toContainText(after)
  })

  await test.step('earlier links are shown as used or invalid', async () => {
    await reader.goto(toConfirm)
    await expect(heading(reader)).toHaveText('Schon bestätigt')
    await expect(main(reader)).toContainText(masked(after))
    await reader.goto(toPassword)
    await expect(heading(reader)).toHaveText('Dieser Link gilt nicht mehr')
    await expect(main(reader)).toContainText('wurde die Adresse geändert')
  })

  await test.step('the old address undoes the change and ends all sessions', async () => {
    const toUndo = await linkIn(before, 'Ihre Anmelde-Adresse wurde geändert')
    await followLink(reader, toUndo, undo)
    await expect(heading(reader)).toHaveText('Ihre bisherige E-Mail-Adresse gilt wieder')
    await expect(main(reader)).toContainText(masked(before))
    await receiveMail(page, { to: before, subject: 'Ihre bisherige Anmelde-Adresse gilt wieder' })
    await page.goto('/security')
    await expect(signInField(page)).toBeVisible()
    await fillSignIn(page, before)
    await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist falsch')
    await reader.goto(toUndo)
    await expect(heading(reader)).toHaveText('Schon rückgängig gemacht')
    await reader.goto(toConfirm)
    await expect(heading(reader)).toHaveText('Dieser Link gilt nicht mehr')
    await expect(reader.getByRole('link', { name: 'Zu Anmeldung & Sicherheit' })).toBeVisible()
  })

  await test.step('a new password opens the account again', async () => {
    const subject = 'Passwort für Ihr Nordtal Konto zurücksetzen'
    await page.goto(await receiveLink(page, { to: before, subject, count: 2 }))
    await savePassword(page, 'Nebel-im-Tal-77')
    await returnToSecurity(page, before)
  })
  expectPageErrors(/401|400/)
})

test('„Das war ich nicht“ in a mail signs a thief out and replaces the PIN', { tag: '@two-bffs' }, async ({
  page,
  newDevice,
  newPerson,
  signInAs,
  expectPageErrors,
}) => {
  const person = await newPerson('hugo')
  const { email } = person
  const owner = await newDevice()
  await signInAs(person)

  await test.step('a thief sets a PIN', async () => {
    await page.goto('/security/phone-pin')
    await page.getByRole('textbox', { name: 'Neue Telefon-PIN' }).fill('73519')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await enterPasswordForCall(page)
    await expect(page.getByText('Telefon-Pin geändert')).toBeVisible()
  })

  await test.step('the link in the mail secures the account', async () => {
    const mail = await receiveMail(page, { to: email, subject: 'Ihre Telefon-PIN wurde geändert' })
    const [link = ''] = /http:\/\/\S+\/not-me\?token=[\w-]+/.exec(mail) ?? []
    await owner.goto(link)
    await expect(main(owner)).toContainText(masked(email))
    await owner.getByRole('button', { name: 'Das war ich nicht' }).click()
    await expect(heading(owner)).toHaveText('Ihr Konto ist gesichert')
    await expect(main(owner)).toContainText(/NK-[2-9A-Z]{8}/)
  })

  // The mail is sent when the provider has ended all sessions.
  const toPassword = await receiveLink(page, {
    to: email,
    subject: 'Passwort für Ihr Nordtal Konto zurücksetzen',
  })

  await test.step('the thief is signed out and cannot sign in', async () => {
    await page.goto('/security')
    await expect(signInField(page)).toBeVisible()
    await fillSignIn(page, email)
    await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist falsch')
  })

  await test.step('the owner sets a password and sees another PIN', async () => {
    await owner.goto(toPassword)
    await savePassword(owner, 'Nebel-im-Tal-77')
    await returnToSecurity(owner, email)
    await owner.getByRole('button', { name: 'PIN anzeigen' }).click()
    await enterPasswordForCall(owner, 'Nebel-im-Tal-77')
    await expect(owner.getByRole('button', { name: 'PIN verbergen' })).toBeVisible()
    await expect(main(owner)).not.toContainText('73519')
  })
  expectPageErrors(/401|400/)
})
