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
import { heading, main, masked, returnToSecurity, savePassword } from './mail-pages.ts'

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
