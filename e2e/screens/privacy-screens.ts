import type { Page } from '@playwright/test'
import { eachBrand, everyKind, failRead, type Screen } from '@portal/e2e'

/** Somebody else was faster. */
async function saveTooLate(page: Page) {
  const problem = { type: 'about:blank', title: 'x', status: 412, code: 'stale-version', requestId: 'x' }
  await page.route('**/bff/api/ecoPermissions', (route) =>
    route.fulfill({ status: 412, contentType: 'application/problem+json', json: problem }),
  )
  await page.getByRole('button', { name: 'Auswahl speichern' }).click()
  await page.getByRole('alert').filter({ hasText: 'an anderer Stelle geändert' }).waitFor()
}

async function openPartnerList(page: Page) {
  await page.getByText('Wer die Partner sind').click()
}

/** Nobody is signed out while they are looked at. */
async function showDeletion(page: Page, deletedAt: string | null) {
  const requestedAt = '2026-11-21T08:00:00.000Z'
  await page.route('**/bff/api/userProfile/deletionStatus', (route) =>
    route.fulfill({ json: { status: deletedAt ? 'deleted' : 'pending', requestedAt, deletedAt } }),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Nicht automatisch abmelden' }).click()
}

const dialogs = ['tracking', 'eco', 'partners', 'interest-profile', 'revocation']

export const privacyScreens: Screen[] = [
  ...dialogs.map((dialog) => ({ name: `privacy ${dialog}`, path: `/privacy/${dialog}`, people: everyKind })),
  ...['data-visualization', 'delete-account', 'delete-account/confirm'].map((path) => ({
    name: `privacy ${path}`,
    path: `/privacy/${path}`,
    people: everyKind,
  })),
  {
    name: 'consumption as a table',
    path: '/privacy',
    people: ['anna.becker@post.example', 'jo.katzenellenbogen@post.example'],
    open: (page) => page.getByText('Werte als Tabelle').click(),
  },
  {
    name: 'account being deleted',
    path: '/privacy/delete-account',
    people: eachBrand,
    open: (page) => showDeletion(page, null),
  },
  {
    name: 'account deleted',
    path: '/privacy/delete-account',
    people: eachBrand,
    open: (page) => showDeletion(page, '2026-11-21T08:00:04.000Z'),
  },
  { name: 'eco permissions with partners', path: '/privacy/eco', people: eachBrand, open: openPartnerList },
  {
    name: 'eco permissions changed elsewhere',
    path: '/privacy/eco',
    people: ['kim.lorenz@post.example'],
    open: saveTooLate,
    complains: /412/,
  },
  {
    name: 'privacy without an answer',
    path: '/privacy',
    people: ['kim.lorenz@post.example'],
    open: (page) => failRead(page, 'permissions/overview'),
    complains: /502/,
  },
]
