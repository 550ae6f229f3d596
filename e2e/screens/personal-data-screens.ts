import type { Page } from '@playwright/test'
import { eachBrand, everyKind, type Screen } from '@portal/e2e'

async function saveBirthDate(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill(text)
  await page.getByRole('button', { name: 'Speichern' }).click()
}

async function leaveUnsaved(page: Page) {
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('01.02.19')
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('button', { name: 'Eingaben verwerfen' }).waitFor()
}

const personalData = [
  'help',
  'phone-list',
  'phone-list/contact',
  'phone-list/contract/new',
  'phone-list/contact/replace',
  'email-list',
  'email-list/email-reset',
  'email-list/contract',
  'address-list',
  'address-list/delivery',
]

export const personalDataScreens: Screen[] = [
  ...personalData.map((page) => ({ name: page, path: `/personal-data/${page}`, people: everyKind })),
  { name: '404 in a tab', path: '/personal-data/gibt-es-nicht', people: eachBrand },
  { name: 'birth date', path: '/personal-data/birth-date', people: everyKind },
  {
    name: 'birth date with an error',
    path: '/personal-data/birth-date',
    people: eachBrand,
    open: (page) => saveBirthDate(page, ''),
  },
  { name: 'unsaved input', path: '/personal-data/birth-date', people: eachBrand, open: leaveUnsaved },
  {
    name: 'negative toast',
    path: '/personal-data/birth-date',
    people: ['hugo.ilg@post.example'],
    async open(page) {
      await saveBirthDate(page, '09.09.1969')
      await page.getByText('Änderung fehlgeschlagen').waitFor()
    },
    complains: /409/,
  },
]
