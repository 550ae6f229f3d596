import type { Page } from '@playwright/test'
import { expectAccessible, failRead, looks, openScreen, test, type View, waitForDialog } from '@portal/e2e'

const DAVID = 'david.ebert@post.example'
const KIM = 'kim.lorenz@post.example'

const openAccount = (page: Page) => page.getByRole('button', { name: 'Ihr Konto' }).click()

async function openCookieSettings(page: Page) {
  // The footer moves when the cards above it come.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Cookie-Einstellungen', exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

async function goOffline(page: Page) {
  // What is still on its way would fail, as it may.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByText('Sie sind offline.').waitFor()
}

/** Noted by the sign-out of a deleted account. */
async function sayGoodbye(page: Page) {
  await page.evaluate(() => sessionStorage.setItem('nordtal.goodbye', '1'))
  await page.goto('/')
  await page.getByText('Ihr Nordtal Konto ist gelöscht').waitFor()
}

async function haveNoCustomer(page: Page) {
  const problem = { type: 'about:blank', title: 'x', status: 403, code: 'unknown-customer', requestId: 'x' }
  await page.route('**/bff/api/*Profile', (route) =>
    route.fulfill({ status: 403, contentType: 'application/problem+json', json: problem }),
  )
  await page.reload()
  await page.getByRole('heading', { name: 'Willkommen! Jetzt fehlt nur noch Ihr Vertrag' }).waitFor()
}

/** Each layout and each dialog of the shell once. */
const views: Omit<View, 'look'>[] = [
  { name: 'long texts', screens: ['/data-protection', '/accessibility'] },
  { name: 'short public pages', screens: ['/cancellation', '/503', '/gibt-es-nicht'] },
  {
    name: 'a failed sign-in and the goodbye',
    screens: ['/callback?error=access_denied&state=unknown', ['/data-protection', sayGoodbye]],
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
    as: 'clara.deniz@post.example',
    screens: [['/overview', openAccount]],
  },
  { name: 'the cookie settings', as: DAVID, screens: [['/privacy', openCookieSettings]] },
  {
    name: 'the selection of a brand',
    as: 'eva.fuchs@post.example',
    screens: [['/overview', (page) => waitForDialog(page, 'Welche Verträge möchten Sie sehen?')]],
    complains: /404 .*customerProfile/,
  },
  {
    name: 'the dialog of the third brand',
    as: 'finn.graf@post.example',
    screens: [['/overview', (page) => waitForDialog(page, /Solhaus/)]],
    complains: /403/,
  },
  {
    name: 'a card without an answer, and an account without a customer',
    as: KIM,
    screens: [
      ['/overview', (page) => failRead(page, 'customerProfile')],
      ['/overview', haveNoCustomer],
    ],
    complains: /502|403/,
  },
  // Not the overview, whose slot loads when the browser is idle.
  { name: 'a page without a connection', as: KIM, screens: [['/privacy', goOffline]] },
]

for (const { name, as, screens, complains } of views) {
  test(`${name}: no violation in light at 1280 px and in dark at 320 px`, async ({
    page,
    context,
    signInAs,
    expectComplaints,
  }) => {
    if (as) await signInAs(as)
    for (const screen of screens) {
      for (const { viewport, colorScheme } of Object.values(looks)) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        // What is opened on a page may be another thing in another width; a reload would keep it open.
        if (typeof screen !== 'string') await page.goto('about:blank')
        await openScreen(page, screen)
        await expectAccessible(page)
        await context.setOffline(false)
        await page.unrouteAll()
      }
    }
    if (complains) expectComplaints(complains)
  })
}
