import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addresses, expect, expectAccessible, receiveLink, signInField, test } from '@portal/e2e'

const { identity, mailbox } = addresses

/** Scans a page in dark at 320 px and in light at 1280 px. Further states of a page are scanned in light alone. */
async function expectAccessibleInBothVariants(page: Page) {
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

/** @param count the number of mails that the customer has then received */
async function requestLink(page: Page, email: string, count = 1): Promise<string> {
  await requestMail(page, email)
  return receiveLink(page, { to: email, subject: 'Passwort für Ihr Nordtal Konto zurücksetzen', count })
}

async function requestMail(page: Page, email: string) {
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

test('the sign-in, its errors and the request for a password link are accessible', async ({
  page,
  newPerson,
}) => {
  const { email } = await newPerson('ida')
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await expect.poll(() => page.url()).toContain(identity)
  await expectAccessibleInBothVariants(page)

  await signInField(page).fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill('falsch')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(signInField(page)).toHaveValue(email)
  await expectErrors(page, /ist falsch/)

  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expectAccessibleInBothVariants(page)
  await signInField(page).fill('ida.jung')
  await submit(page)
  await expectErrors(page, /vollständige E-Mail-Adresse/)
  await signInField(page).fill(email)
  await submit(page)
  await expectAccessible(page)
})

test('the mail with the password link and its form are accessible, also with an error', async ({
  page,
  newPerson,
}) => {
  const { email } = await newPerson('eva')
  const link = await requestLink(page, email)
  await page.goto(mailbox)
  await expectAccessibleInBothVariants(page)
  await page.goto(link)
  await expectAccessibleInBothVariants(page)

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

test('the pages of replaced, unknown and used password links are accessible', async ({
  page,
  newPerson,
  expectPageErrors,
}) => {
  const { email } = await newPerson('finn')
  const older = await requestLink(page, email)
  await requestLink(page, email, 2)
  await expect.poll(async () => (await page.request.get(older)).status()).toBe(410)
  await page.goto(older)
  await expect(page.getByRole('heading', { name: 'Es gibt einen neueren Link' })).toBeVisible()
  await expectAccessibleInBothVariants(page)

  await page.goto(`${identity}/reset-password?token=x`)
  await expect(page.getByRole('heading', { name: 'Diesen Link kennen wir nicht' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${identity}/reset-password/done`)
  await expectAccessible(page)
  expectPageErrors(/4\d\d/)
})

test('the pages of unknown links from mails are accessible', async ({ page }) => {
  for (const path of [
    '/email-change',
    '/email-change/agree',
    '/email-change/undo',
    '/email-change/not-me',
    '/email-change/unlink',
  ]) {
    await page.goto(`${identity}${path}?token=${'q'.repeat(43)}`)
    await expect(page.getByRole('heading', { name: 'Diesen Link kennen wir nicht' })).toBeVisible()
    await expectAccessibleInBothVariants(page)
  }
})

test('the page that secures an account is accessible before and after the click', async ({
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
  await expectAccessibleInBothVariants(page)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Ihr Konto ist gesichert' })).toBeVisible()
  await expectAccessible(page)
})

test('the sign-up, its errors and the page that confirms an address are accessible', async ({
  page,
  expectPageErrors,
}) => {
  await page.goto('/login')
  await page.waitForURL(`${identity}/login/*`)
  const signUpForm = new URL(page.url())
  signUpForm.searchParams.set('screen_hint', 'signup')
  await page.goto(signUpForm.href)
  await expect(page.getByRole('heading', { name: 'Konto anlegen' })).toBeVisible()
  await expectAccessibleInBothVariants(page)

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
  await expectAccessibleInBothVariants(page)
  expectPageErrors(/4\d\d/)
})

test('missing pages, an expired sign-in and a rate limit are accessible', async ({
  page,
  expectPageErrors,
}) => {
  for (const [path, heading] of [
    ['/gibt-es-nicht', 'Diese Seite gibt es nicht'],
    ['/login/V1StGXR8_Z5jdHi6B-myT', 'Diese Anmeldung ist nicht mehr gültig'],
  ] as const) {
    await page.goto(`${identity}${path}`)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectAccessibleInBothVariants(page)
  }

  const email = `niemand.${randomUUID()}@post.example`
  for (let request = 0; request < 3; request++) await requestMail(page, email)
  await page.goto(`${identity}/forgot-password`)
  await signInField(page).fill(email)
  await submit(page)
  await expect(page.getByRole('main')).toContainText(/Ab \d\d:\d\d Uhr können Sie es noch einmal versuchen/)
  await expectAccessible(page)
  expectPageErrors(/4\d\d/)
})
