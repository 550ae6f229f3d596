import type { Page } from '@playwright/test'
import { expectAccessible, failRead, letSignInBeOld, openScreen, test } from '@portal/e2e'

const light = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } as const
const dark = { viewport: { width: 320, height: 640 }, colorScheme: 'dark' } as const

const jo = 'jo.katzenellenbogen@post.example'
const kim = 'kim.lorenz@post.example'
const david = 'david.ebert@post.example'

const answerWith = (page: Page, call: string, json: object, status = 200) =>
  page.route(`**/bff/api/${call}`, (route) => route.fulfill({ status, json }))

const changedAt = '2026-07-01T06:03:27.000Z'

async function showPin(page: Page) {
  await answerWith(page, 'userProfile/phonePin', { pin: '09358', version: 1, changedAt })
  await page.getByRole('button', { name: 'PIN anzeigen' }).click()
  await page.getByRole('button', { name: 'PIN verbergen' }).waitFor()
}

async function showPinTooLate(page: Page) {
  await letSignInBeOld(page, 'userProfile/phonePin')
  await page.getByRole('button', { name: 'PIN anzeigen' }).click()
  await page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' }).waitFor()
}

async function saveWrongPin(page: Page) {
  await page.getByRole('textbox', { name: 'Neue Telefon-PIN' }).fill('1234')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' }).waitFor()
}

async function resetPin(page: Page) {
  await answerWith(page, 'pinReset', { version: 2, changedAt })
  await page.getByRole('dialog').getByRole('button', { name: 'Neue PIN anfordern' }).click()
  await page.getByRole('dialog', { name: 'Sie haben eine neue Telefon-PIN' }).waitFor()
}

async function askForPasswordMail(page: Page) {
  await answerWith(page, 'userProfile/reset-password', { resendAfter: 60 }, 202)
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await page.getByRole('button', { name: 'Erneut senden' }).waitFor()
}

async function askForAddressMail(page: Page) {
  await answerWith(page, 'emailReset', { resendAfter: 60 }, 202)
  await page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }).fill('neu@post.example')
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await page.getByRole('button', { name: 'Erneut senden' }).waitFor()
}

interface View {
  name: string
  look: typeof light | typeof dark
  email: string
  /** Paths below `/security`, and what is opened there. */
  screens: (readonly [path: string, open?: (page: Page) => Promise<void>])[]
  complains?: RegExp
}

const views: View[] = [
  {
    name: 'the shown PIN and the rows of changes',
    look: light,
    email: kim,
    screens: [['', showPin], ['/types']],
  },
  { name: 'the cards and the events of Flinkstrom', look: dark, email: david, screens: [[''], ['/events']] },
  {
    name: 'the devices and their dialog',
    look: dark,
    email: jo,
    screens: [['/devices'], ['/devices/sign-out']],
  },
  {
    name: 'the request of a new password and its mail',
    look: light,
    email: david,
    screens: [['/password-reset'], ['/password-reset', askForPasswordMail]],
  },
  {
    name: 'the dialog for another address and its mail',
    look: dark,
    email: kim,
    screens: [['/email-reset'], ['/email-reset', askForAddressMail]],
  },
  {
    name: 'the form for a PIN with an error',
    look: dark,
    email: kim,
    screens: [['/phone-pin', saveWrongPin]],
  },
  {
    name: 'the dialogs for a random PIN',
    look: light,
    email: kim,
    screens: [['/pin-reset'], ['/pin-reset', resetPin]],
  },
  {
    name: 'the dialog for another sign-in, and no answer',
    look: dark,
    email: kim,
    screens: [
      ['', showPinTooLate],
      ['', (page) => failRead(page, 'userProfile')],
    ],
    complains: /401|502/,
  },
]

for (const { name, look, email, screens, complains } of views) {
  test(`${name}: axe finds nothing`, async ({ page, signInAs, expectComplaints }) => {
    await signInAs(email)
    await page.setViewportSize(look.viewport)
    await page.emulateMedia({ colorScheme: look.colorScheme })
    for (const [path, open] of screens) {
      await openScreen(page, { name, path: `/security${path}`, ...(open && { open }) })
      await expectAccessible(page)
    }
    if (complains) expectComplaints(complains)
  })
}
