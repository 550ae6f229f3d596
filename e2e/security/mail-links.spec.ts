import type { Page } from '@playwright/test'
import { receiveLink, receiveMail } from '../portal/mails.ts'
import { withOwnPortal } from '../portal/own-portal.ts'
import { expect, expireToken, fillSignIn, signInField, test } from '../portal/test.ts'

const { mailbox } = withOwnPortal('e2e-mail-links', 5800)

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** From the card to the mail, as a customer who is signed in does. Gives the link in it. */
async function askForLink(page: Page, email: string) {
  await page.goto('/security')
  await main(page).getByRole('link', { name: 'Passwort zurücksetzen' }).click()
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await expect(heading(page)).toHaveText('Wir haben Ihnen eine E-Mail gesendet')
  return receiveLink(page, { to: email, subject: 'Passwort für Ihr Nordtal Konto zurücksetzen', mailbox })
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

test('the link in the mail sets a new password: the old one and the other sessions are over', async ({
  page,
  newDevice,
  signInAs,
  expectComplaints,
}) => {
  const email = 'gina.hahn@post.example'
  const password = 'Nebel-im-Tal-77'
  const other = await newDevice()
  await other.goto('/security')
  await fillSignIn(other, email)
  await expect(main(other)).toContainText(email)
  await signInAs(email)
  const link = await askForLink(page, email)

  await test.step('a password that is easy to guess is refused', async () => {
    await page.goto(link)
    await expect(main(page)).toContainText(email)
    await savePassword(page, 'Passwort1234')
    await expect(page.getByRole('alert')).toContainText('leicht zu erraten')
  })

  await test.step('the customer comes back signed in, and is told by mail', async () => {
    await savePassword(page, password)
    await returnToSecurity(page, email)
    await expect(main(page).getByRole('region', { name: 'Passwort', exact: true })).not.toContainText('2024')
    await receiveMail(page, { to: email, subject: 'Ihr Passwort wurde geändert', mailbox })
  })

  await test.step('the other device is signed out, and takes the new password alone', async () => {
    await expireToken(other)
    await other.goto('/security')
    await expect(signInField(other)).toBeVisible()
    await fillSignIn(other, email)
    await expect(other.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist falsch')
    await fillSignIn(other, email, password)
    await expect(main(other)).toContainText(email)
  })
  expectComplaints(/400/)
})

test('the link works in another browser, which is then signed in, and only once', async ({
  page,
  newDevice,
  signInAs,
  expectComplaints,
}) => {
  const email = 'hugo.ilg@post.example'
  await signInAs(email)
  const link = await askForLink(page, email)
  const [phone, tablet] = [await newDevice(), await newDevice()]
  for (const device of [phone, tablet]) {
    await device.goto(link)
    await expect(main(device)).toContainText(email)
  }
  await savePassword(phone, 'Regen-auf-dem-Dach')
  await returnToSecurity(phone, email)

  // The one whose form was open, and the one that opens the link anew.
  await savePassword(tablet, 'Schnee-auf-der-Wiese')
  await page.goto(link)
  for (const device of [tablet, page]) {
    await expect(heading(device)).toHaveText('Dieser Link wurde schon benutzt')
    await expect(device.getByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible()
    await expect(device.getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible()
  }
  expectComplaints(/410/)
})
