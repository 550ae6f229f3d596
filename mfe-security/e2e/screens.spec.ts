import type { Page } from '@playwright/test'
import { failRead, letSignInBeOld, testScreens } from '@portal/e2e'

const jo = 'jo.katzenellenbogen@post.example'
const kim = 'kim.lorenz@post.example'
const david = 'david.ebert@post.example'

const answerWith = (page: Page, call: string, json: object, status = 200) =>
  page.route(`**/bff/api/${call}`, (route) => route.fulfill({ status, json }))

const changedAt = '2026-07-01T06:03:27.000Z'

async function showPin(page: Page) {
  await answerWith(page, 'userProfile/phonePin', { pin: '09358', version: 1, changedAt })
  await page.getByRole('button', { name: 'PIN anzeigen' }).click()
  await page.getByRole('button', { name: 'PIN verbergen' }).waitFor()
}

async function showPinTooLate(page: Page) {
  await letSignInBeOld(page, 'userProfile/phonePin')
  await page.getByRole('button', { name: 'PIN anzeigen' }).click()
  await page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' }).waitFor()
}

async function saveWrongPin(page: Page) {
  await page.getByRole('textbox', { name: 'Neue Telefon-PIN' }).fill('1234')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' }).waitFor()
}

async function resetPin(page: Page) {
  await answerWith(page, 'pinReset', { version: 2, changedAt })
  await page.getByRole('dialog').getByRole('button', { name: 'Neue PIN anfordern' }).click()
  await page.getByRole('dialog', { name: 'Sie haben eine neue Telefon-PIN' }).waitFor()
}

async function askForPasswordMail(page: Page) {
  await answerWith(page, 'userProfile/reset-password', { resendAfter: 60 }, 202)
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await page.getByRole('button', { name: 'Erneut senden' }).waitFor()
}

async function askForAddressMail(page: Page) {
  await answerWith(page, 'emailReset', { resendAfter: 60 }, 202)
  await page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }).fill('neu@post.example')
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await page.getByRole('button', { name: 'Erneut senden' }).waitFor()
}

testScreens([
  {
    name: 'the shown PIN and the rows of changes',
    look: 'light',
    as: kim,
    screens: [['/security', showPin], '/security/types'],
  },
  {
    name: 'the cards and the events of Flinkstrom',
    look: 'dark',
    as: david,
    screens: ['/security', '/security/events'],
  },
  {
    name: 'the devices and their dialog',
    look: 'dark',
    as: jo,
    screens: ['/security/devices', '/security/devices/sign-out'],
  },
  {
    name: 'the request of a new password and its mail',
    look: 'light',
    as: david,
    screens: ['/security/password-reset', ['/security/password-reset', askForPasswordMail]],
  },
  {
    name: 'the dialog for another address and its mail',
    look: 'dark',
    as: kim,
    screens: ['/security/email-reset', ['/security/email-reset', askForAddressMail]],
  },
  {
    name: 'the form for a PIN with an error',
    look: 'dark',
    as: kim,
    screens: [['/security/phone-pin', saveWrongPin]],
  },
  {
    name: 'the dialogs for a random PIN',
    look: 'light',
    as: kim,
    screens: ['/security/pin-reset', ['/security/pin-reset', resetPin]],
  },
  {
    name: 'the dialog for another sign-in, and no answer',
    look: 'dark',
    as: kim,
    screens: [
      ['/security', showPinTooLate],
      ['/security', (page) => failRead(page, 'userProfile')],
    ],
    complains: /401|502/,
  },
])
