import type { Page } from '@playwright/test'
import { eachBrand, everyKind, type Screen } from '@portal/e2e'

const changedAt = '2026-11-21T08:00:00.000Z'

/** The answer of a BFF that takes the change; nothing is stored. */
const takeChange = (page: Page) =>
  page.route('**/bff/api/advPermissions', (route) => {
    const { wordingVersion, ...answers } = route.request().postDataJSON()
    return route.fulfill({ json: { ...answers, version: 99, changedAt } })
  })

async function saveTooLate(page: Page) {
  const problem = { type: 'about:blank', title: 'x', status: 412, code: 'stale-version', requestId: 'x' }
  await page.route('**/bff/api/advPermissions', (route) =>
    route.fulfill({ status: 412, contentType: 'application/problem+json', json: problem }),
  )
  await page.getByRole('button', { name: 'Auswahl speichern' }).click()
  await page.getByRole('alert').filter({ hasText: 'an anderer Stelle geändert' }).waitFor()
}

async function openGoogle(page: Page) {
  await page.getByText('Was geschieht dabei mit meiner E-Mail-Adresse?').click()
}

async function revokeAll(page: Page) {
  await takeChange(page)
  await page.getByRole('button', { name: 'Alle deaktivieren' }).click()
  await page.getByRole('button', { name: 'Auswahl speichern' }).click()
  await page.getByRole('region', { name: 'Auch keine Werbung per Brief?' }).waitFor()
}

async function objectAfterwards(page: Page) {
  await revokeAll(page)
  await page.getByRole('button', { name: 'Werbung per Brief widersprechen' }).click()
  await page.getByRole('dialog', { name: 'Werbung per Brief widersprechen' }).waitFor()
}

export const advertisingScreens: Screen[] = [
  { name: 'advertising', path: '/privacy/advertising', people: everyKind },
  {
    name: 'advertising with what Google is told',
    path: '/privacy/advertising',
    people: eachBrand,
    open: openGoogle,
  },
  {
    name: 'advertising changed elsewhere',
    path: '/privacy/advertising',
    people: ['kim.lorenz@post.example'],
    open: saveTooLate,
    complains: /412/,
  },
  { name: 'customer match', path: '/privacy/customer-match', people: everyKind },
  {
    name: 'letter advertising',
    path: '/privacy/letter-advertising',
    people: [...everyKind, 'kim.lorenz@post.example'],
  },
  {
    name: 'letters after a revocation',
    path: '/privacy/advertising',
    people: ['jo.katzenellenbogen@post.example', 'david.ebert@post.example'],
    open: revokeAll,
  },
  {
    name: 'letters after a revocation, the last question',
    path: '/privacy/advertising',
    people: ['jo.katzenellenbogen@post.example'],
    open: objectAfterwards,
  },
]
