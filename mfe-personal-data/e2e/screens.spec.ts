import type { Page } from '@playwright/test'
import { testScreens, waitForDialog } from '@portal/e2e'

const jo = 'jo.katzenellenbogen@post.example'
const ida = 'ida.jung@post.example'
/** A customer of Flinkstrom. */
const david = 'david.ebert@post.example'

const saveBirthDate = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill(text)
  await page.getByRole('button', { name: 'Speichern' }).click()
}

async function saveEmptyBirthDate(page: Page) {
  await saveBirthDate(page, '')
  await page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' }).waitFor()
}

async function saveRefusedBirthDate(page: Page) {
  await saveBirthDate(page, '09.09.1969')
  await page.getByText('Änderung fehlgeschlagen').waitFor()
}

async function leaveTypedBirthDate(page: Page) {
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('01.02.19')
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('button', { name: 'Eingaben verwerfen' }).waitFor()
}

async function removeNumber(page: Page) {
  await page.getByRole('button', { name: 'Nummer entfernen' }).click()
  await waitForDialog(page, 'Telefonnummer entfernen?')
}

const below = (path: string) => `/personal-data/${path}`
const lists = ['phone-list', 'email-list', 'address-list'].map(below)

testScreens([
  { name: 'long lists', as: jo, screens: lists },
  { name: 'empty lists', as: ida, screens: lists },
  {
    name: 'lists of one kind at Flinkstrom',
    as: david,
    screens: ['phone-list/contact', 'email-list/contract', 'address-list/delivery'].map(below),
  },
  {
    name: 'an address and its change options',
    as: jo,
    screens: [
      'address-list/delivery/a-4100950001',
      'address-list/contact/types',
      'email-list/registration',
    ].map(below),
  },
  { name: 'the help dialog', as: david, screens: [[below('help'), waitForDialog]] },
  {
    name: 'phone dialogs',
    as: jo,
    screens: [
      [below('phone-list/contract/new'), waitForDialog],
      [below('phone-list/contact/replace'), waitForDialog],
    ],
  },
  {
    name: 'a phone number at Flinkstrom and its removal',
    as: david,
    screens: [
      [below('phone-list/contract/t-5200871'), waitForDialog],
      [below('phone-list/contract/t-5200871'), removeNumber],
    ],
  },
  {
    name: 'e-mail dialogs at Flinkstrom',
    as: david,
    screens: [
      [below('email-list/email-reset'), waitForDialog],
      [below('email-list/contract/e-5200871'), waitForDialog],
    ],
  },
  {
    name: 'the birth date with an error',
    as: jo,
    screens: [[below('birth-date'), saveEmptyBirthDate]],
  },
  {
    name: 'the question for unsaved input at Flinkstrom',
    as: david,
    screens: [[below('birth-date'), leaveTypedBirthDate]],
  },
  {
    name: 'the toast for a birth date that the business system refuses',
    as: 'hugo.ilg@post.example',
    screens: [[below('birth-date'), saveRefusedBirthDate]],
    expectedErrors: /409/,
  },
  {
    name: 'a page that does not exist',
    as: 'kim.lorenz@post.example',
    screens: [below('gibt-es-nicht')],
  },
])
