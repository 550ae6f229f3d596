import type { Page } from '@playwright/test'
import { expect, failRead, testScreens } from '@portal/e2e'

const jo = 'jo.katzenellenbogen@post.example'
const kim = 'kim.lorenz@post.example'
const david = 'david.ebert@post.example'

const respondWith = (page: Page, call: string, json: object, status = 200) =>
  page.route(`**/bff/api/${call}`, (route) => route.fulfill({ status, json }))

const changedAt = '2026-07-01T06:03:27.000Z'

async function showPin(page: Page) {
  await respondWith(page, 'userProfile/phonePin', { pin: '09358', version: 1, changedAt })
  await page.getByRole('button', { name: 'PIN anzeigen' }).click()
  await page.getByRole('button', { name: 'PIN verbergen' }).waitFor()
}

async function askForPin(page: Page) {
  await page.getByRole('button', { name: 'PIN anzeigen' }).click()
  await page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' }).waitFor()
}

async function saveWrongPin(page: Page) {
  await page.getByRole('textbox', { name: 'Neue Telefon-PIN' }).fill('1234')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' }).waitFor()
}

async function resetPin(page: Page) {
  await respondWith(page, 'pinReset', { version: 2, changedAt })
  await page.getByRole('dialog').getByRole('button', { name: 'Neue PIN anfordern' }).click()
  await page.getByRole('dialog', { name: 'Sie haben eine neue Telefon-PIN' }).waitFor()
}

async function requestPasswordMail(page: Page) {
  await respondWith(page, 'userProfile/reset-password', { resendAfter: 60 }, 202)
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await page.getByRole('button', { name: 'Erneut senden' }).waitFor()
}

async function requestAddressMail(page: Page) {
  await respondWith(page, 'emailReset', { resendAfter: 60 }, 202)
  await page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }).fill('neu@post.example')
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  // For screen readers only: the button shows the countdown itself.
  await expect(page.getByText(/^Erneut senden ist in \d+ Sekunden/)).toHaveCSS('clip-path', 'inset(50%)')
}

testScreens([
  {
    name: 'the shown PIN and the change options',
    as: kim,
    screens: [['/security', showPin], '/security/types'],
  },
  {
    name: 'the cards and the events of Flinkstrom',
    as: david,
    screens: ['/security', '/security/events'],
  },
  {
    name: 'the devices and their dialog',
    as: jo,
    screens: ['/security/devices', '/security/devices/sign-out'],
  },
  {
    name: 'the request of a password mail',
    as: david,
    screens: ['/security/password-reset', ['/security/password-reset', requestPasswordMail]],
  },
  {
    name: 'the dialog for a new sign-in address and its mail',
    as: kim,
    screens: ['/security/email-reset', ['/security/email-reset', requestAddressMail]],
  },
  {
    name: 'the form for a PIN with an error',
    as: kim,
    screens: [['/security/phone-pin', saveWrongPin]],
  },
  {
    name: 'the dialogs for a random PIN',
    as: kim,
    screens: ['/security/pin-reset', ['/security/pin-reset', resetPin]],
  },
  {
    name: 'the reauthentication dialog, and a failed read',
    as: kim,
    screens: [
      ['/security', askForPin],
      ['/security', (page) => failRead(page, 'userProfile')],
    ],
    expectedErrors: /401|502/,
  },
])
