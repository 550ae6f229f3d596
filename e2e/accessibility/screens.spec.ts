import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '@portal/e2e'

interface Screen {
  path: string
  /** A seeded person; left out, nobody is signed in. */
  as?: string
  /** The way from the page to the screen. */
  open?: (page: Page) => Promise<unknown>
}

const looks = [
  { name: 'light, 1280 px', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'dark, 320 px', viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
] as const

const DAVID = 'david.ebert@post.example'
const KIM = 'kim.lorenz@post.example'

const openAccount = (page: Page) => page.getByRole('button', { name: 'Ihr Konto' }).click()
const waitForDialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name }).waitFor()

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

async function failProfile(page: Page) {
  await page.route('**/bff/api/customerProfile', (route) => route.fulfill({ status: 502, body: '' }))
  await page.reload()
  await page.getByRole('button', { name: 'Erneut versuchen' }).first().waitFor()
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
const screens: [name: string, screens: Screen[], complaints?: RegExp][] = [
  ['long texts', [{ path: '/data-protection' }, { path: '/accessibility' }]],
  ['short public pages', [{ path: '/cancellation' }, { path: '/503' }, { path: '/gibt-es-nicht' }]],
  [
    'a failed sign-in and the goodbye',
    [{ path: '/callback?error=access_denied&state=unknown' }, { path: '/data-protection', open: sayGoodbye }],
  ],
  ['the overview with the longest names', [{ path: '/overview', as: 'jo.katzenellenbogen@post.example' }]],
  ['the overview of the subsidiary', [{ path: '/overview', as: DAVID }]],
  ['the overview without any data', [{ path: '/overview', as: 'ida.jung@post.example' }]],
  [
    'missing pages of a signed-in customer',
    [
      { path: '/gibt-es-nicht', as: DAVID },
      { path: '/account-linking', as: DAVID },
    ],
  ],
  ['the account with two brands', [{ path: '/overview', as: 'clara.deniz@post.example', open: openAccount }]],
  ['the cookie settings', [{ path: '/privacy', as: DAVID, open: openCookieSettings }]],
  [
    'the selection of a brand',
    [
      {
        path: '/overview',
        as: 'eva.fuchs@post.example',
        open: waitForDialog('Welche Verträge möchten Sie sehen?'),
      },
    ],
    /404 .*customerProfile/,
  ],
  [
    'the dialog of the third brand',
    [{ path: '/overview', as: 'finn.graf@post.example', open: waitForDialog(/Solhaus/) }],
    /403/,
  ],
  [
    'a card without an answer, and an account without a customer',
    [
      { path: '/overview', as: KIM, open: failProfile },
      { path: '/overview', as: KIM, open: haveNoCustomer },
    ],
    /502|403/,
  ],
  // Not the overview, whose slot loads when the browser is idle.
  ['a page without a connection', [{ path: '/privacy', as: KIM, open: goOffline }]],
]

for (const [name, visits, complaints] of screens) {
  test(`${name}: no violation in light at 1280 px and in dark at 320 px`, async ({
    page,
    context,
    signInAs,
    expectComplaints,
  }) => {
    const [{ as: person } = {}] = visits
    if (person) await signInAs(person)
    for (const { path, open } of visits) {
      for (const [index, { name: look, viewport, colorScheme }] of looks.entries()) {
        await test.step(`${path}, ${look}`, async () => {
          await page.setViewportSize(viewport)
          await page.emulateMedia({ colorScheme })
          // What is opened on a page may be another thing in another width.
          // A dialog that is open stands in the history entry, which a reload keeps.
          if (open && index > 0) await page.goto('about:blank')
          if (open || index === 0) await page.goto(path)
          await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
          await open?.(page)
          await expectAccessible(page)
          await context.setOffline(false)
          await page.unrouteAll()
        })
      }
    }
    if (complaints) expectComplaints(complaints)
  })
}
