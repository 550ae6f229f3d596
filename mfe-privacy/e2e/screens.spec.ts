import type { Page } from '@playwright/test'
import { expectAccessible, letSignInBeOld, openScreen, test } from '@portal/e2e'
import { ownData } from './own-data.ts'

const light = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } as const
const dark = { viewport: { width: 320, height: 640 }, colorScheme: 'dark' } as const

const anna = 'anna.becker@post.example'
const jo = 'jo.katzenellenbogen@post.example'
const kim = 'kim.lorenz@post.example'
const david = 'david.ebert@post.example'
const ida = 'ida.jung@post.example'

const answerWith = (page: Page, call: string, json: object, status = 200) =>
  page.route(`**/bff/api/${call}`, (route) => route.fulfill({ status, json }))

const click = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function saveTooLate(page: Page) {
  const problem = { type: 'about:blank', title: 'x', status: 412, code: 'stale-version', requestId: 'x' }
  await page.route('**/bff/api/ecoPermissions', (route) =>
    route.fulfill({ status: 412, contentType: 'application/problem+json', json: problem }),
  )
  await click(page, 'Auswahl speichern')
  await page.getByRole('alert').filter({ hasText: 'an anderer Stelle geändert' }).waitFor()
}

/** The BFF takes the change; nothing is stored. */
async function revokeAll(page: Page) {
  await page.route('**/bff/api/advPermissions', (route) => {
    const { wordingVersion, ...answers } = route.request().postDataJSON()
    return route.fulfill({ json: { ...answers, version: 99, changedAt: '2026-11-21T08:00:00.000Z' } })
  })
  await click(page, 'Alle deaktivieren')
  await click(page, 'Auswahl speichern')
  await page.getByRole('region', { name: 'Auch keine Werbung per Brief?' }).waitFor()
}

async function objectAfterwards(page: Page) {
  await revokeAll(page)
  await click(page, 'Werbung per Brief widersprechen')
  await page.getByRole('dialog', { name: 'Werbung per Brief widersprechen' }).waitFor()
}

const showDeletion = (deletedAt: string | null) => async (page: Page) => {
  const status = deletedAt ? 'deleted' : 'pending'
  const requestedAt = '2026-11-21T08:00:00.000Z'
  await answerWith(page, 'userProfile/deletionStatus', { status, requestedAt, deletedAt })
  await page.reload()
  await click(page, 'Nicht automatisch abmelden')
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
  await click(page, 'Nachweis als PDF')
  await page.getByRole('main').getByRole('alert').waitFor()
}

async function showData(page: Page) {
  await answerWith(page, 'userProfile/myData', ownData)
  await click(page, 'Meine Daten anzeigen')
  await page.getByText('Zahlungswege (2)').click()
  await click(page, 'IBAN vollständig anzeigen')
}

async function showDataTooLate(page: Page) {
  await letSignInBeOld(page, 'userProfile/myData')
  await click(page, 'Meine Daten anzeigen')
  await page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' }).waitFor()
}

const press = (text: string) => (page: Page) => page.getByText(text).click()

interface View {
  name: string
  look: typeof light | typeof dark
  email: string
  /** Paths below `/privacy`, and what is opened there. */
  screens: (readonly [path: string, open?: (page: Page) => Promise<void>])[]
  complains?: RegExp
}

const views: View[] = [
  {
    name: 'the cards and the consumption as a table',
    look: dark,
    email: jo,
    screens: [['', press('Werte als Tabelle')], ['/data-visualization']],
  },
  {
    name: 'the consents of Flinkstrom',
    look: dark,
    email: david,
    screens: [['/tracking'], ['/eco', press('Wer die Partner sind')]],
  },
  {
    name: 'the dialogs without answers',
    look: light,
    email: ida,
    screens: [['/partners'], ['/interest-profile'], ['/revocation']],
  },
  {
    name: 'advertising and Google',
    look: dark,
    email: jo,
    screens: [['/advertising', press('Was geschieht dabei mit meiner E-Mail-Adresse?')], ['/customer-match']],
  },
  {
    name: 'a conflict and the objection to letters',
    look: light,
    email: kim,
    screens: [['/eco', saveTooLate], ['/letter-advertising']],
    complains: /412/,
  },
  {
    name: 'letters after a revocation',
    look: light,
    email: jo,
    screens: [['/advertising', objectAfterwards]],
  },
  {
    name: 'the deletion of an account and its last question',
    look: dark,
    email: david,
    screens: [['/delete-account'], ['/delete-account/confirm']],
  },
  {
    name: 'a deletion under way and done',
    look: light,
    email: kim,
    screens: [
      ['/delete-account', showDeletion(null)],
      ['/delete-account', showDeletion('2026-11-21T08:00:04.000Z')],
    ],
  },
  {
    name: 'the history with its wordings and a failed receipt',
    look: dark,
    email: anna,
    screens: [
      ['/history', openWording],
      ['/history', failReceipt],
    ],
    complains: /502/,
  },
  {
    name: 'the own data and the dialog for another sign-in',
    look: light,
    email: kim,
    screens: [
      ['/my-data', showDataTooLate],
      ['/my-data', showData],
    ],
    complains: /401/,
  },
]

for (const { name, look, email, screens, complains } of views) {
  test(`${name}: axe finds nothing`, async ({ page, signInAs, expectComplaints }) => {
    await signInAs(email)
    await page.setViewportSize(look.viewport)
    await page.emulateMedia({ colorScheme: look.colorScheme })
    for (const [path, open] of screens) {
      await openScreen(page, { name, path: `/privacy${path}`, ...(open && { open }) })
      await expectAccessible(page)
    }
    if (complains) expectComplaints(complains)
  })
}
