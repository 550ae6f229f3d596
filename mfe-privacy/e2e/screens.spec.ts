import type { Page } from '@playwright/test'
import { testScreens } from '@portal/e2e'
import { myDataResponse } from './my-data-response.ts'

const anna = 'anna.becker@post.example'
const jo = 'jo.katzenellenbogen@post.example'
const kim = 'kim.lorenz@post.example'
const david = 'david.ebert@post.example'
const ida = 'ida.jung@post.example'

const respondWith = (page: Page, call: string, json: object, status = 200) =>
  page.route(`**/bff/api/${call}`, (route) => route.fulfill({ status, json }))

const click = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function saveStaleVersion(page: Page) {
  const problem = { type: 'about:blank', title: 'x', status: 412, code: 'stale-version', requestId: 'x' }
  await page.route('**/bff/api/ecoPermissions', (route) =>
    route.fulfill({ status: 412, contentType: 'application/problem+json', json: problem }),
  )
  await click(page, 'Auswahl speichern')
  await page.getByRole('alert').filter({ hasText: 'an anderer Stelle geändert' }).waitFor()
}

/** Accepts the change in place of the BFF. */
async function withdrawAll(page: Page) {
  await page.route('**/bff/api/advPermissions', (route) => {
    const { wordingVersion, ...answers } = route.request().postDataJSON()
    return route.fulfill({ json: { ...answers, version: 99, changedAt: '2026-11-21T08:00:00.000Z' } })
  })
  await click(page, 'Alle deaktivieren')
  await click(page, 'Auswahl speichern')
  await page.getByRole('region', { name: 'Auch keine Werbung per Brief?' }).waitFor()
}

async function objectAfterwards(page: Page) {
  await withdrawAll(page)
  await click(page, 'Werbung per Brief widersprechen')
  await page.getByRole('dialog', { name: 'Werbung per Brief widersprechen' }).waitFor()
}

const showDeletion = (deletedAt: string | null) => async (page: Page) => {
  const status = deletedAt ? 'deleted' : 'pending'
  const requestedAt = '2026-11-21T08:00:00.000Z'
  await respondWith(page, 'userProfile/deletionStatus', { status, requestedAt, deletedAt })
  await page.reload()
  await click(page, 'Nicht automatisch abmelden')
}

async function openWording(page: Page) {
  await page.getByText('Wortlaut vom 01.11.2023').first().click()
  await page
    .getByText(/^Nie geändert/)
    .first()
    .click()
}

async function failReceipt(page: Page) {
  await page.route('**/bff/api/permissions/receipt.pdf', (route) => route.fulfill({ status: 502, body: '' }))
  await click(page, 'Nachweis als PDF')
  await page.getByRole('main').getByRole('alert').waitFor()
}

async function showData(page: Page) {
  await respondWith(page, 'userProfile/myData', myDataResponse)
  await click(page, 'Meine Daten anzeigen')
  await page.getByText('Zahlungswege (2)').click()
  await click(page, 'IBAN vollständig anzeigen')
}

async function askForData(page: Page) {
  await click(page, 'Meine Daten anzeigen')
  await page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' }).waitFor()
}

const press = (text: string) => (page: Page) => page.getByText(text).click()

testScreens([
  {
    name: 'the cards and the consumption as a table',
    as: jo,
    screens: [['/privacy', press('Werte als Tabelle')], '/privacy/data-visualization'],
  },
  {
    name: 'the consents of Flinkstrom',
    as: david,
    screens: ['/privacy/tracking', ['/privacy/eco', press('Wer die Partner sind')]],
  },
  {
    name: 'the dialogs without questions',
    as: ida,
    screens: ['/privacy/partners', '/privacy/interest-profile', '/privacy/revocation'],
  },
  {
    name: 'advertising and Google',
    as: jo,
    screens: [
      ['/privacy/advertising', press('Was geschieht dabei mit meiner E-Mail-Adresse?')],
      '/privacy/customer-match',
    ],
  },
  {
    name: 'a conflict and the objection to letters',
    as: kim,
    screens: [['/privacy/eco', saveStaleVersion], '/privacy/letter-advertising'],
    expectedErrors: /412/,
  },
  {
    name: 'the objection to letters after a withdrawal',
    as: jo,
    screens: [['/privacy/advertising', objectAfterwards]],
  },
  {
    name: 'the deletion of an account and its last question',
    as: david,
    screens: ['/privacy/delete-account', '/privacy/delete-account/confirm'],
  },
  {
    name: 'a pending and a completed deletion',
    as: kim,
    screens: [
      ['/privacy/delete-account', showDeletion(null)],
      ['/privacy/delete-account', showDeletion('2026-11-21T08:00:04.000Z')],
    ],
  },
  {
    name: 'the history with its wordings and a failed receipt',
    as: anna,
    screens: [
      ['/privacy/history', openWording],
      ['/privacy/history', failReceipt],
    ],
    expectedErrors: /502/,
  },
  {
    name: 'the own data and the reauthentication dialog',
    as: kim,
    screens: [
      ['/privacy/my-data', askForData],
      ['/privacy/my-data', showData],
    ],
    expectedErrors: /401/,
  },
])
