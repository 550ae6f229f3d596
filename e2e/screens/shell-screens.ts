import type { Page } from '@playwright/test'
import { eachBrand, everyKind, failRead, type Screen } from '@portal/e2e'

const openAccount = (page: Page) => page.getByRole('button', { name: 'Ihr Konto' }).click()

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

const tabs = ['/overview', '/personal-data', '/contracts-payments', '/security', '/privacy']
const publicPages = ['/data-protection', '/accessibility', '/cancellation', '/503', '/gibt-es-nicht']

export const shellScreens: Screen[] = [
  ...publicPages.map((path) => ({ name: path, path, landing: true })),
  { name: 'sign-in failure', path: '/callback?error=access_denied&state=unknown', landing: true },
  { name: 'goodbye', path: '/data-protection', open: sayGoodbye },
  ...tabs.map((path) => ({ name: path, path, people: everyKind, landing: true })),
  { name: '/gibt-es-nicht, signed in', path: '/gibt-es-nicht', people: everyKind },
  { name: 'account', path: '/overview', people: everyKind, open: openAccount },
  {
    name: 'account with two brands',
    path: '/overview',
    people: ['clara.deniz@post.example'],
    open: openAccount,
  },
  {
    name: 'cookie settings',
    path: '/overview',
    people: eachBrand,
    async open(page) {
      await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'tenant selection',
    path: '/overview',
    people: ['eva.fuchs@post.example'],
    open: (page) => page.getByRole('dialog', { name: 'Welche Verträge möchten Sie sehen?' }).waitFor(),
    complains: /404 .*customerProfile/,
  },
  {
    name: 'third brand',
    path: '/overview',
    people: ['finn.graf@post.example'],
    open: (page) => page.getByRole('dialog', { name: /Solhaus/ }).waitFor(),
    complains: /403/,
  },
  {
    name: 'a card without an answer',
    path: '/overview',
    people: eachBrand,
    open: (page) => failRead(page, 'customerProfile'),
    complains: /502/,
  },
  {
    name: 'an account without a customer',
    path: '/overview',
    people: eachBrand,
    open: haveNoCustomer,
    complains: /403/,
  },
  { name: 'a linking of nothing', path: '/account-linking', people: eachBrand },
  // Not the overview, which loads its slot when the browser has nothing better to do.
  { name: 'offline', path: '/privacy', people: eachBrand, open: goOffline },
]
