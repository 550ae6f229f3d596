import type { Page } from '@playwright/test'
import { failRead, testScreens, waitForDialog } from '@portal/e2e'

const jo = 'jo.katzenellenbogen@post.example'
const ida = 'ida.jung@post.example'
/** Customers of Flinkstrom. */
const clara = 'clara.deniz@post.example'
const david = 'david.ebert@post.example'

const contract = '/contracts-payments/contract'
const payments = '/contracts-payments/payment-list'

async function searchWithoutHit(page: Page) {
  await page.getByRole('searchbox', { name: 'Verträge durchsuchen' }).fill('gibt es nicht')
  await page.getByText('Kein Vertrag gefunden').first().waitFor()
}

async function askForPaperless(page: Page) {
  await page.context().clearCookies({ name: /^nordtal_paperless/ })
  await page.goto('/overview')
  await waitForDialog(page, 'Ihre Vertragspost per E-Mail?')
}

async function chooseAddress(page: Page) {
  await page.getByRole('button', { name: 'E-Mail-Adresse wählen' }).click()
  await waitForDialog(page, 'An welche Adresse?')
}

testScreens([
  {
    name: 'a running contract and one that is over',
    look: 'dark',
    as: jo,
    screens: [`${contract}/v-4100950001`, `${contract}/v-4100950009`],
  },
  {
    name: 'a contract and its debit at Flinkstrom',
    look: 'light',
    as: david,
    screens: [`${contract}/v-520087101`, `${payments}/bank-direct-debit/z-5200871`],
  },
  {
    name: 'a contract of the other brand, and letters by e-mail at Flinkstrom',
    look: 'light',
    as: clara,
    screens: [`${contract}/v-410060201`, [`${contract}/v-520060201/letters-by-email`, waitForDialog]],
  },
  {
    name: 'letters by e-mail and on paper',
    look: 'dark',
    as: jo,
    screens: [
      [`${contract}/v-4100950001/letters-by-email`, waitForDialog],
      [`${contract}/v-4100950003/letters-on-paper`, waitForDialog],
    ],
  },
  {
    name: 'sixty contracts and a search without a hit',
    look: 'dark',
    as: jo,
    screens: ['/contracts-payments', ['/contracts-payments', searchWithoutHit]],
  },
  {
    name: 'contracts that do not load at Flinkstrom',
    look: 'light',
    as: david,
    screens: [['/contracts-payments', (page) => failRead(page, 'customerProfile')]],
    complains: /502/,
  },
  {
    name: 'the payments of each kind',
    look: 'dark',
    as: jo,
    screens: [payments, `${payments}/credit-account/z-4100950001`, `${payments}/self-payment/z-4100950003`],
  },
  { name: 'no payments', look: 'light', as: ida, screens: [payments, `${payments}/credit-account`] },
  {
    name: 'the paperless question and its addresses',
    look: 'dark',
    as: jo,
    screens: [
      ['/overview', askForPaperless],
      ['/overview', chooseAddress],
    ],
  },
])
