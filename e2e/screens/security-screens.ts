import type { Page } from '@playwright/test'
import { eachBrand, everyKind, failRead, letSignInBeOld, type Screen } from '@portal/e2e'

const aMinuteToWait = { status: 202, json: { resendAfter: 60 } }

/** The provider sends no mail, so that nobody waits for the next one. */
async function askForMail(page: Page) {
  await page.route('**/bff/api/userProfile/reset-password', (route) => route.fulfill(aMinuteToWait))
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await page.getByRole('button', { name: 'Erneut senden' }).waitFor()
}

async function askForAddress(page: Page) {
  await page.route('**/bff/api/emailReset', (route) => route.fulfill(aMinuteToWait))
  await page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }).fill('neu@post.example')
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await page.getByRole('button', { name: 'Erneut senden' }).waitFor()
}

const changedAt = '2026-07-01T06:03:27.000Z'

async function showPin(page: Page) {
  await page.route('**/bff/api/userProfile/phonePin', (route) =>
    route.fulfill({ json: { pin: '09358', version: 1, changedAt } }),
  )
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

async function makePin(page: Page) {
  await page.route('**/bff/api/pinReset', (route) => route.fulfill({ json: { version: 2, changedAt } }))
  await page.getByRole('dialog').getByRole('button', { name: 'Neue PIN anfordern' }).click()
  await page.getByRole('dialog', { name: 'Sie haben eine neue Telefon-PIN' }).waitFor()
}

const security = ['types', 'email-reset', 'password-reset', 'events', 'devices', 'devices/sign-out']
// The subsidiary knows no PIN.
const withPin = ['kim.lorenz@post.example']

export const securityScreens: Screen[] = [
  ...security.map((page) => ({ name: `security ${page}`, path: `/security/${page}`, people: everyKind })),
  {
    name: 'mail for a new password',
    path: '/security/password-reset',
    people: eachBrand,
    open: askForMail,
  },
  {
    name: 'mail to another address for signing in',
    path: '/security/email-reset',
    people: eachBrand,
    open: askForAddress,
  },
  { name: 'phone PIN shown', path: '/security', people: withPin, open: showPin },
  {
    name: 'phone PIN after another sign-in',
    path: '/security',
    people: withPin,
    open: showPinTooLate,
    complains: /401/,
  },
  { name: 'phone PIN', path: '/security/phone-pin', people: withPin },
  { name: 'phone PIN with an error', path: '/security/phone-pin', people: withPin, open: saveWrongPin },
  { name: 'phone PIN by chance', path: '/security/pin-reset', people: withPin },
  { name: 'phone PIN made', path: '/security/pin-reset', people: withPin, open: makePin },
  {
    name: 'security without an answer',
    path: '/security',
    people: withPin,
    open: (page) => failRead(page, 'userProfile'),
    complains: /502/,
  },
]
