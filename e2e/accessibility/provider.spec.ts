import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addresses, expect, expectAccessible, receiveLink, signInField, test } from '@portal/e2e'

const { identity, mailbox } = addresses

/** For each template: dark at 320 and light at 1280 pixels. Its other states are scanned in the second look. */
async function expectAccessibleInBothLooks(page: Page) {
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

const submit = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(?!Passwort anz)/ })
    .click()

/** @param count how many mails the customer will have got with this one */
async function askForLink(page: Page, email: string, count = 1): Promise<string> {
  await askForMail(page, email)
  return receiveLink(page, { to: email, subject: 'Passwort für Ihr Nordtal Konto zurücksetzen', count })
}

async function askForMail(page: Page, email: string) {
  await page.goto(`${identity}/forgot-password`)
  await signInField(page).fill(email)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'E-Mail unterwegs' })).toBeVisible()
}

async function expectErrors(page: Page, text: string | RegExp) {
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const field = page.getByRole('main').locator('input[aria-invalid]').first()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(text)
}

test('the sign-in, its errors, and the request for a link', async ({ page, newPerson }) => {
  const { email } = await newPerson('ida')
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await expect.poll(() => page.url()).toContain(identity)
  await expectAccessibleInBothLooks(page)

  await signInField(page).fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill('falsch')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(signInField(page)).toHaveValue(email)
  await expectErrors(page, /ist falsch/)

  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expectAccessibleInBothLooks(page)
  await signInField(page).fill('ida.jung')
  await submit(page)
  await expectErrors(page, /vollständige E-Mail-Adresse/)
  await signInField(page).fill(email)
  await submit(page)
  await expectAccessible(page)
})

test('the mail with the link, its page, the rules and an error', async ({ page, newPerson }) => {
  const { email } = await newPerson('eva')
  const link = await askForLink(page, email)
  await page.goto(mailbox)
  await expectAccessibleInBothLooks(page)
  await page.goto(link)
  await expectAccessibleInBothLooks(page)

  const password = page.getByLabel('Neues Passwort')
  await password.fill('nordtal')
  await expect(page.getByRole('status')).toContainText('Nicht erfüllt: Nicht Ihre E-Mail-Adresse')
  await expectAccessible(page)
  await password.fill('Nebel über dem Moor')
  await expect(page.getByRole('listitem').filter({ hasText: 'Erfüllt:' })).toHaveCount(2)
  await expectAccessible(page)
  await password.fill('zu kurz')
  await password.press('Enter')
  await expectErrors(page, /Wählen Sie mindestens 12 Zeichen/)
})

test('links to a new password that open nothing any more', async ({ page, newPerson, expectComplaints }) => {
  const { email } = await newPerson('finn')
  const older = await askForLink(page, email)
  await askForLink(page, email, 2)
  await expect.poll(async () => (await page.request.get(older)).status()).toBe(410)
  await page.goto(older)
  await expect(page.getByRole('heading', { name: 'Es gibt einen neueren Link' })).toBeVisible()
  await expectAccessibleInBothLooks(page)

  await page.goto(`${identity}/reset-password?token=x`)
  await expect(page.getByRole('heading', { name: 'Diesen Link kennen wir nicht' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${identity}/reset-password/done`)
  await expectAccessible(page)
  expectComplaints(/4\d\d/)
})

test('the pages of links that are not known', async ({ page, expectComplaints }) => {
  for (const path of [
    '/email-change',
    '/email-change/undo',
    '/email-change/not-me',
    '/email-change/unlink',
  ]) {
    await page.goto(`${identity}${path}?token=${'q'.repeat(43)}`)
    await expect(page.getByRole('heading', { name: 'Diesen Link kennen wir nicht' })).toBeVisible()
    await expectAccessibleInBothLooks(page)
  }
  expectComplaints(/404/)
})

test('the page that secures an account, before and after the click', async ({
  page,
  newPerson,
  signInAs,
}) => {
  const person = await newPerson('kim')
  await signInAs(person)
  await page.goto('/security/events/report?kind=sign-in')
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await page.goto(await receiveLink(page, { to: person.email, subject: 'Sichern Sie Ihr Nordtal Konto' }))
  await expect(page.getByRole('heading', { name: 'Konto sichern' })).toBeVisible()
  await expectAccessibleInBothLooks(page)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Ihr Konto ist gesichert' })).toBeVisible()
  await expectAccessible(page)
})

test('the sign-up, its rules and errors, and the page that confirms an address', async ({
  page,
  expectComplaints,
}) => {
  await page.goto('/login')
  await page.waitForURL(`${identity}/login/*`)
  await page.goto(`${page.url()}?screen_hint=signup`)
  await expect(page.getByRole('heading', { name: 'Konto anlegen' })).toBeVisible()
  await expectAccessibleInBothLooks(page)

  await signInField(page).fill('rosalie.quint@post.example')
  await page.getByLabel('Passwort', { exact: true }).fill('rosaliequint')
  await expect(page.getByRole('status')).toContainText('Nicht erfüllt: Nicht Ihre E-Mail-Adresse')
  await expectAccessible(page)
  await signInField(page).fill('ida.jung@post.example')
  await page.getByLabel('Passwort', { exact: true }).fill('Nebel über dem Moor')
  await submit(page)
  await expectErrors(page, /schon ein Konto/)
  await page.getByRole('link', { name: 'Mit ida.jung@post.example anmelden' }).click()
  await expect(signInField(page)).toHaveValue('ida.jung@post.example')

  await page.goto(`${identity}/confirm-email?token=x`)
  await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
  await expectAccessibleInBothLooks(page)
  expectComplaints(/4\d\d/)
})

test('pages that do not exist, sign-ins that are over, and a limit', async ({ page, expectComplaints }) => {
  for (const [path, heading] of [
    ['/gibt-es-nicht', 'Diese Seite gibt es nicht'],
    ['/login/V1StGXR8_Z5jdHi6B-myT', 'Diese Anmeldung ist nicht mehr gültig'],
  ] as const) {
    await page.goto(`${identity}${path}`)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectAccessibleInBothLooks(page)
  }

  const email = `niemand.${randomUUID()}@post.example`
  for (let request = 0; request < 3; request++) await askForMail(page, email)
  await page.goto(`${identity}/forgot-password`)
  await signInField(page).fill(email)
  await submit(page)
  await expect(page.getByRole('main')).toContainText(/Ab \d\d:\d\d Uhr können Sie es noch einmal versuchen/)
  await expectAccessible(page)
  expectComplaints(/4\d\d/)
})
