import type { Page } from '@playwright/test'
import { eachBrand, everyKind, failRead, type Screen } from './screen.ts'

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

const dialogs = ['tracking', 'eco', 'partners', 'interest-profile', 'revocation']

export const privacyScreens: Screen[] = [
  ...dialogs.map((dialog) => ({ name: `privacy ${dialog}`, path: `/privacy/${dialog}`, people: everyKind })),
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
