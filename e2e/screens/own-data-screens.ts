import type { Page } from '@playwright/test'
import { eachBrand, everyKind, failRead, letSignInBeOld, type Screen } from '@portal/e2e'

const field = (label: string, value: unknown, kind = 'text') => ({ name: label, label, kind, value })

const longName = 'Johannes-Maximilian Freiherr von Katzenellenbogen-Schwarzburg-Sondershausen'

const account = (holder: string) => ({
  title: 'Zahlungsweg',
  titleOfMany: 'Zahlungswege',
  fields: [
    { ...field('Marke', '100'), words: 'Nordtal Energie' },
    field('Kontoinhaber', holder),
    field('IBAN', 'DE02120300000000202051', 'iban'),
    field('Mandat vom', '2024-02-29', 'day'),
    field('Zuletzt geändert', '2026-05-25T08:12:47.000Z', 'instant'),
    field('In Benutzung', true, 'flag'),
    field('Bild', 'iVBORw0KGgo=', 'data'),
  ],
})

const why = {
  source: 'Das Kundensystem Ihrer Marke, und was Sie im Nordtal Konto geändert haben',
  purpose: 'Damit wir Rechnungen und Guthaben abwickeln können',
  retention: 'Während des Vertrags und danach bis zu 10 Jahre (§ 147 AO, § 257 HGB)',
}

/** Of its own, since the BFF wants a password within five minutes, and sessions are shared by many tests. */
const data = {
  createdAt: '2026-05-25T08:12:47.000Z',
  sections: [
    { ...why, id: 'person', title: 'Zu Ihrer Person', isComplete: true, records: [account(longName)] },
    {
      ...why,
      id: 'payments',
      title: 'Zahlungen',
      isComplete: true,
      records: [account('Mia'), account(longName)],
    },
    { ...why, id: 'security', title: 'Sicherheit und Vorgänge', isComplete: false, records: [] },
    { ...why, id: 'messages', title: 'Nachrichten', isComplete: true, records: [] },
  ],
  withheld: [
    { what: 'Ihr Passwort', why: 'Wir kennen es nicht: Der Anmeldedienst speichert nur einen Prüfwert.' },
  ],
}

async function showData(page: Page) {
  await page.route('**/bff/api/userProfile/myData', (route) => route.fulfill({ json: data }))
  await page.getByRole('button', { name: 'Meine Daten anzeigen' }).click()
  await page.getByText('Zahlungswege (2)').click()
  await page.getByRole('button', { name: 'IBAN vollständig anzeigen' }).click()
}

async function showDataTooLate(page: Page) {
  await letSignInBeOld(page, 'userProfile/myData')
  await page.getByRole('button', { name: 'Meine Daten anzeigen' }).click()
  await page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' }).waitFor()
}

async function openWording(page: Page) {
  await page.getByText('Wortlaut vom 1. November 2023').first().click()
  await page
    .getByText(/^Nie geändert/)
    .first()
    .click()
}

async function failReceipt(page: Page) {
  await page.route('**/bff/api/permissions/receipt.pdf', (route) => route.fulfill({ status: 502, body: '' }))
  await page.getByRole('button', { name: 'Nachweis als PDF' }).click()
  await page.getByRole('main').getByRole('alert').waitFor()
}

/** What was decided about consents, and all that is known. */
export const ownDataScreens: Screen[] = [
  { name: 'history of consents', path: '/privacy/history', people: everyKind },
  {
    name: 'history of consents with its words',
    path: '/privacy/history',
    people: ['anna.becker@post.example'],
    open: openWording,
  },
  {
    name: 'history of consents without an answer',
    path: '/privacy/history',
    people: eachBrand,
    open: (page) => failRead(page, 'permissions/history'),
    complains: /502/,
  },
  {
    name: 'receipt without an answer',
    path: '/privacy/history',
    people: eachBrand,
    open: failReceipt,
    complains: /502/,
  },
  { name: 'own data', path: '/privacy/my-data', people: eachBrand },
  { name: 'own data shown', path: '/privacy/my-data', people: eachBrand, open: showData },
  {
    name: 'own data after another sign-in',
    path: '/privacy/my-data',
    people: eachBrand,
    open: showDataTooLate,
    complains: /401/,
  },
]
