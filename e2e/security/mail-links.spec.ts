import type { Page } from '@playwright/test'
import {
  expect,
  expireToken,
  fillSignIn,
  receiveLink,
  receiveMail,
  signInField,
  test,
  withOwnPortal,
} from '@portal/e2e'

const ownPortal = withOwnPortal('e2e-mail-links')

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** From the card to the mail, as a customer who is signed in does. Gives the link in it. */
async function askForLink(page: Page, email: string) {
  await page.goto('/security')
  await main(page).getByRole('link', { name: 'Passwort zurücksetzen' }).click()
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await expect(heading(page)).toHaveText('Wir haben Ihnen eine E-Mail gesendet')
  return receiveLink(page, {
    to: email,
    subject: 'Passwort für Ihr Nordtal Konto zurücksetzen',
    mailbox: ownPortal.mailbox,
  })
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

  await test.step('so is the one that counts already, which would go on', async () => {
    await savePassword(page, 'Sonnenschein-2026')
    await expect(page.getByRole('alert')).toContainText('Das ist Ihr bisheriges Passwort')
  })

  await test.step('the customer comes back signed in, and is told by mail', async () => {
    await savePassword(page, password)
    await returnToSecurity(page, email)
    await expect(main(page).getByRole('region', { name: 'Passwort', exact: true })).not.toContainText('2024')
    await receiveMail(page, { to: email, subject: 'Ihr Passwort wurde geändert', mailbox: ownPortal.mailbox })
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

const addressCard = (page: Page) => main(page).getByRole('region', { name: 'E-Mail-Adresse zur Anmeldung' })

/** On a device of their own: the one address opens the account, the other one does not. */
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

/** From the card to the mail. Gives the link in it. */
async function askForAddress(page: Page, address: string) {
  await page.goto('/security')
  await addressCard(page).getByRole('link', { name: 'E-Mail-Adresse ändern' }).click()
  await page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }).fill(address)
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await expect(page.getByText(`Die E-Mail ist unterwegs an ${address}.`)).toBeVisible()
  return receiveLink(page, {
    to: address,
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    mailbox: ownPortal.mailbox,
  })
}

test('another address counts from its confirmation on, and the old one takes it back', async ({
  page,
  newDevice,
  signInAs,
}) => {
  const [before, after] = ['kim.lorenz@post.example', 'kim.anders@post.example']
  // Nobody is signed in where the mails are read.
  const reader = await newDevice()
  const linkIn = (to: string, subject: string) =>
    receiveLink(page, { to, subject, mailbox: ownPortal.mailbox })
  await signInAs(before)

  await page.goto('/security/password-reset')
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  const toPassword = await linkIn(before, 'Passwort für Ihr Nordtal Konto zurücksetzen')

  const toConfirm = await askForAddress(page, after)

  await test.step('opening the link changes nothing yet', async () => {
    await reader.goto(toConfirm)
    await expect(heading(reader)).toHaveText('Neue E-Mail-Adresse bestätigen')
    await expectToSignIn(await newDevice(), { good: before, bad: after })
  })

  await test.step('its confirmation does, wherever it is opened', async () => {
    await reader.getByRole('button', { name: confirm }).click()
    await expect(heading(reader)).toHaveText('Ihre neue E-Mail-Adresse gilt')
    await expect(main(reader)).toContainText(after)
    await receiveMail(page, {
      to: after,
      subject: 'Ihre neue Anmelde-Adresse gilt',
      mailbox: ownPortal.mailbox,
    })
    await expectToSignIn(await newDevice(), { good: after, bad: before })
    await page.goto('/security')
    await expect(addressCard(page)).toContainText(after)
  })

  await test.step('the links of before say that they have done their work, or are over', async () => {
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
    await receiveMail(page, {
      to: before,
      subject: 'Ihre bisherige Anmelde-Adresse gilt wieder',
      mailbox: ownPortal.mailbox,
    })
    await expectToSignIn(await newDevice(), { good: before, bad: after })

    await followLink(reader, toUndo, undo)
    await expect(heading(reader)).toHaveText('Schon rückgängig gemacht')
    await followLink(reader, toConfirm, confirm)
    await expect(heading(reader)).toHaveText('Dieser Link gilt nicht mehr')
    await expect(reader.getByRole('link', { name: 'Zu Anmeldung & Sicherheit' })).toBeVisible()
  })
})

test('links that are opened too late change nothing, and say how to go on', async ({
  page,
  newDevice,
  signInAs,
  ageLinks,
}) => {
  const [late, other] = ['ben.carstens@post.example', 'ben.spaet@post.example']
  const [before, after] = ['ida.jung@post.example', 'ida.alt@post.example']
  const reader = await newDevice()
  await signInAs(late)
  const toPassword = await askForLink(page, late)
  const toConfirm = await askForAddress(page, other)
  const ida = await newDevice()
  await ida.goto('/security')
  await fillSignIn(ida, before)
  await followLink(reader, await askForAddress(ida, after), confirm)
  await expect(heading(reader)).toHaveText('Ihre neue E-Mail-Adresse gilt')
  const toUndo = await receiveLink(page, {
    to: before,
    subject: 'Ihre Anmelde-Adresse wurde geändert',
    mailbox: ownPortal.mailbox,
  })

  // Longer than the longest of them is good.
  for (const email of [late, after]) await ageLinks({ email }, 73)

  await reader.goto(toPassword)
  await expect(heading(reader)).toHaveText('Dieser Link ist abgelaufen')
  await expect(main(reader)).toContainText('Ihr Passwort ist unverändert')
  await reader.getByRole('link', { name: 'Neuen Link anfordern' }).click()
  await expect(signInField(reader)).toBeVisible()

  await followLink(reader, toConfirm, confirm)
  await expect(heading(reader)).toHaveText('Dieser Link gilt nicht mehr')
  await expect(main(reader)).toContainText('älter als 24 Stunden')
  await expectToSignIn(await newDevice(), { good: late, bad: other })

  await followLink(reader, toUndo, undo)
  await expect(heading(reader)).toHaveText('Dieser Link gilt nicht mehr')
  await expect(main(reader)).toContainText('nur 72 Stunden lang')
  await expect(main(reader)).toContainText('Dann rufen Sie uns bitte an')
  await expectToSignIn(await newDevice(), { good: after, bad: before })
})

test('whoever tries many links is told until when to wait', async ({ page, expectComplaints }) => {
  const MOST = 20
  for (let tried = 0; tried < MOST; tried++) {
    await page.request.post(`${ownPortal.identity}/email-change`, {
      form: { token: `${'q'.repeat(40)}${tried}` },
      headers: { origin: ownPortal.identity },
    })
  }
  await followLink(page, `${ownPortal.identity}/email-change?token=${'w'.repeat(43)}`, confirm)
  await expect(heading(page)).toHaveText('Zu viele Versuche')
  await expect(main(page)).toContainText(/Bitte warten Sie .*Minute/)
  await expect(main(page)).toContainText(
    /Ab \d\d:\d\d Uhr können Sie den Link in der E-Mail noch einmal öffnen/,
  )
  expectComplaints(/429/)
})
