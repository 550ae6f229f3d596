import type { Page } from '@playwright/test'
import { expectAccessible, test } from '@portal/e2e'

const looks = {
  'light, 1280 px': { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  'dark, 320 px': { viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
} as const

const jo = 'jo.katzenellenbogen@post.example'
const ida = 'ida.jung@post.example'
/** A customer of Flinkstrom. */
const david = 'david.ebert@post.example'

interface Screens {
  title: string
  look: keyof typeof looks
  email: string
  pages?: string[]
  dialogs?: string[]
  /** The way from the last one to one more screen. */
  open?: (page: Page) => Promise<void>
  complains?: RegExp
}

const saveBirthDate = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill(text)
  await page.getByRole('button', { name: 'Speichern' }).click()
}

const screens: Screens[] = [
  {
    title: 'long lists',
    look: 'dark, 320 px',
    email: jo,
    pages: ['phone-list', 'email-list', 'address-list'],
  },
  {
    title: 'empty lists',
    look: 'light, 1280 px',
    email: ida,
    pages: ['phone-list', 'email-list', 'address-list'],
  },
  {
    title: 'lists of one kind at Flinkstrom',
    look: 'light, 1280 px',
    email: david,
    pages: ['phone-list/contact', 'email-list/contract', 'address-list/delivery'],
  },
  {
    title: 'an address and the ways to change it',
    look: 'dark, 320 px',
    email: jo,
    pages: ['address-list/delivery/a-4100950001', 'address-list/contact/types', 'email-list/registration'],
  },
  { title: 'the help', look: 'dark, 320 px', email: david, dialogs: ['help'] },
  {
    title: 'phone dialogs',
    look: 'dark, 320 px',
    email: jo,
    dialogs: ['phone-list/contract/new', 'phone-list/contact/replace'],
  },
  {
    title: 'the removal of a number at Flinkstrom',
    look: 'light, 1280 px',
    email: david,
    dialogs: ['phone-list/contract/t-5200871'],
    async open(page) {
      await page.getByRole('button', { name: 'Nummer entfernen' }).click()
      await page.getByRole('dialog', { name: 'Telefonnummer entfernen?' }).waitFor()
    },
  },
  {
    title: 'e-mail dialogs at Flinkstrom',
    look: 'dark, 320 px',
    email: david,
    dialogs: ['email-list/email-reset', 'email-list/contract/e-5200871'],
  },
  {
    title: 'the birth date with an error',
    look: 'light, 1280 px',
    email: jo,
    dialogs: ['birth-date'],
    async open(page) {
      await saveBirthDate(page, '')
      await page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' }).waitFor()
    },
  },
  {
    title: 'the question for unsaved input at Flinkstrom',
    look: 'dark, 320 px',
    email: david,
    dialogs: ['birth-date'],
    async open(page) {
      await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('01.02.19')
      await page.getByRole('button', { name: 'Abbrechen' }).click()
      await page.getByRole('button', { name: 'Eingaben verwerfen' }).waitFor()
    },
  },
  {
    title: 'the toast for a birth date that the business system refuses',
    look: 'light, 1280 px',
    email: 'hugo.ilg@post.example',
    dialogs: ['birth-date'],
    async open(page) {
      await saveBirthDate(page, '09.09.1969')
      await page.getByText('Änderung fehlgeschlagen').waitFor()
    },
    complains: /409/,
  },
  {
    title: 'an address that does not exist',
    look: 'dark, 320 px',
    email: 'kim.lorenz@post.example',
    pages: ['gibt-es-nicht'],
  },
]

for (const { title, look, email, pages = [], dialogs = [], open, complains } of screens) {
  test.describe(look, () => {
    test.use(looks[look])
    test(`${title}: axe finds nothing`, async ({ page, signInAs, expectComplaints }) => {
      await signInAs(email)
      for (const path of [...pages, ...dialogs]) {
        await page.goto(`/personal-data/${path}`)
        if (dialogs.includes(path)) await page.getByRole('dialog').waitFor()
        await expectAccessible(page)
      }
      if (!open) return
      await open(page)
      await expectAccessible(page)
      if (complains) expectComplaints(complains)
    })
  })
}
