import type { Page } from '@playwright/test'
import { failRead, testScreens, waitForDialog } from '@portal/e2e'

const jo = 'jo.katzenellenbogen@post.example'
const ida = 'ida.jung@post.example'
/** Customers of Flinkstrom. */
const clara = 'clara.deniz@post.example'
const david = 'david.ebert@post.example'

const contract = '/contracts-payments/contract'
const payments = '/contracts-payments/payment-list'

async function searchWithoutResult(page: Page) {
  await page.getByRole('searchbox', { name: 'Verträge durchsuchen' }).fill('gibt es nicht')
  await page.getByText('Kein Vertrag gefunden').first().waitFor()
}

async function openPaperlessQuestion(page: Page) {
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
    name: 'a running and an ended contract',
    as: jo,
    screens: [`${contract}/v-4100950001`, `${contract}/v-4100950009`],
  },
  {
    name: 'a contract and its debit at Flinkstrom',
    as: david,
    screens: [`${contract}/v-520087101`, `${payments}/bank-direct-debit/z-5200871`],
  },
  {
    name: 'a contract of the other brand, and letters by e-mail at Flinkstrom',
    as: clara,
    screens: [`${contract}/v-410060201`, [`${contract}/v-520060201/letters-by-email`, waitForDialog]],
  },
  {
    name: 'letters by e-mail and on paper',
    as: jo,
    screens: [
      [`${contract}/v-4100950001/letters-by-email`, waitForDialog],
      [`${contract}/v-4100950003/letters-on-paper`, waitForDialog],
    ],
  },
  {
    name: 'sixty contracts and a search without a result',
    as: jo,
    screens: ['/contracts-payments', ['/contracts-payments', searchWithoutResult]],
  },
  {
    name: 'contracts that fail to load at Flinkstrom',
    as: david,
    screens: [['/contracts-payments', (page) => failRead(page, 'customerProfile')]],
    expectedErrors: /502/,
  },
  {
    name: 'payments of each kind',
    as: jo,
    screens: [payments, `${payments}/credit-account/z-4100950001`, `${payments}/self-payment/z-4100950003`],
  },
  { name: 'no payments', as: ida, screens: [payments, `${payments}/credit-account`] },
  {
    name: 'the paperless question and its addresses',
    as: jo,
    screens: [
      ['/overview', openPaperlessQuestion],
      ['/overview', chooseAddress],
    ],
  },
])
