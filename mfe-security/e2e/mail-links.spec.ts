import type { Page } from '@playwright/test'
import {
  enterPasswordForCall,
  expect,
  fillSignIn,
  headersOfPage,
  receiveLink,
  receiveMail,
  signInField,
  test,
} from '@portal/e2e'
import { heading, main, masked, returnToSecurity, savePassword } from './mail-pages.ts'

/** Requests the mail from the card and returns its link. */
async function requestLink(page: Page, email: string) {
  await page.goto('/security')
  await main(page).getByRole('link', { name: 'Passwort zurücksetzen' }).click()
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await expect(heading(page)).toHaveText('Wir haben Ihnen eine E-Mail gesendet')
  return receiveLink(page, { to: email, subject: 'Passwort für Ihr Nordtal Konto zurücksetzen' })
}

test('the link in the mail sets a new password, which ends the old password and other sessions', {
  tag: '@two-bffs',
}, async ({ page, newDevice, newPerson, signInAs, expectPageErrors }) => {
  const person = await newPerson('gina')
  const { email } = person
  const password = 'Nebel-im-Tal-77'
  const other = await newDevice()
  await other.goto('/security')
  await fillSignIn(other, email)
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
    const callWithOldToken = async () =>
      page.request.get('/bff/api/userProfile', { headers: await headersOfPage(other, 'userProfile') })
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
