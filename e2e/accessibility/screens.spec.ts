import type { Page } from '@playwright/test'
import { failRead, testScreens, waitForDialog } from '@portal/e2e'

const DAVID = 'david.ebert@post.example'
const KIM = 'kim.lorenz@post.example'

const openAccount = (page: Page) => page.getByRole('button', { name: 'Ihr Konto' }).click()

async function openCookieSettings(page: Page) {
  // The footer moves until the cards above it have loaded.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Cookie-Einstellungen', exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

async function goOffline(page: Page) {
  // Open requests would fail.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByText('Sie sind offline.').waitFor()
}

/** The sign-out of a deleted account stores this key. */
async function showGoodbye(page: Page) {
  await page.evaluate(() => sessionStorage.setItem('nordtal.goodbye', '1'))
  await page.goto('/')
  await page.getByText('Ihr Nordtal Konto ist gelöscht').waitFor()
}

async function failProfiles(page: Page) {
  const problem = { type: 'about:blank', title: 'x', status: 403, code: 'unknown-customer', requestId: 'x' }
  await page.route('**/bff/api/*Profile', (route) =>
    route.fulfill({ status: 403, contentType: 'application/problem+json', json: problem }),
  )
  await page.reload()
  await page.getByRole('heading', { name: 'Willkommen! Jetzt fehlt nur noch Ihr Vertrag' }).waitFor()
}

/** Each layout and each dialog of the shell, once. */
testScreens([
  { name: 'long texts', screens: ['/data-protection', '/accessibility'] },
  { name: 'short public pages', screens: ['/cancellation', '/503', '/gibt-es-nicht'] },
  {
    name: 'a failed sign-in and the goodbye',
    screens: ['/callback?error=access_denied&state=unknown', ['/data-protection', showGoodbye]],
  },
  {
    name: 'the overview with the longest names',
    as: 'jo.katzenellenbogen@post.example',
    screens: ['/overview'],
  },
  { name: 'the overview of the subsidiary', as: DAVID, screens: ['/overview'] },
  { name: 'the overview without any data', as: 'ida.jung@post.example', screens: ['/overview'] },
  {
    name: 'missing pages of a signed-in customer',
    as: DAVID,
    screens: ['/gibt-es-nicht', '/account-linking'],
  },
  {
    name: 'the account with two brands',
    differsByWidth: true,
    as: 'clara.deniz@post.example',
    screens: [['/overview', openAccount]],
  },
  {
    name: 'the cookie settings',
    differsByWidth: true,
    as: DAVID,
    screens: [['/privacy', openCookieSettings]],
  },
  {
    name: 'the selection of a brand',
    differsByWidth: true,
    as: 'eva.fuchs@post.example',
    screens: [['/overview', (page) => waitForDialog(page, 'Welche Verträge möchten Sie sehen?')]],
  },
  {
    name: 'the dialog of the third brand',
    differsByWidth: true,
    as: 'finn.graf@post.example',
    screens: [['/overview', (page) => waitForDialog(page, /Solhaus/)]],
    expectedErrors: /403/,
  },
  {
    name: 'a card that failed to load, and an account without a customer',
    as: KIM,
    screens: [
      ['/overview', (page) => failRead(page, 'customerProfile')],
      ['/overview', failProfiles],
    ],
    expectedErrors: /502|403/,
  },
  // The slot of the overview loads late, so this uses another page.
  {
    name: 'a page without a connection',
    as: KIM,
    screens: [['/privacy', goOffline]],
    // A slow processor is idle so late that the requests for later are still to come.
    possibleErrors: /ERR_INTERNET_DISCONNECTED/,
  },
])
