import type { Page } from '@playwright/test'
import { eachBrand, everyKind, failRead, type Screen } from '@portal/e2e'

/** Forgets skips, so that the next visit asks. */
async function forgetSkips(page: Page, cookies: RegExp, words: string) {
  await page.context().clearCookies({ name: cookies })
  await page.reload()
  await page.getByText(words).waitFor()
}
const openPaperless = (page: Page) => forgetSkips(page, /^nordtal_paperless/, 'Ihre Vertragspost per E-Mail?')

const searchContracts = (page: Page) =>
  page.getByRole('searchbox', { name: 'Verträge durchsuchen' }).fill('gibt es nicht')

const jo = ['jo.katzenellenbogen@post.example']
const payments = [
  { page: 'payment-list', people: everyKind },
  { page: 'payment-list/credit-account', people: ['ida.jung@post.example'] },
  { page: 'payment-list/bank-direct-debit/z-4100950002', people: jo },
  { page: 'payment-list/bank-direct-debit/z-5200871', people: ['david.ebert@post.example'] },
  { page: 'payment-list/credit-account/z-4100950001', people: jo },
  { page: 'payment-list/self-payment/z-4100950003', people: jo },
]

export const contractScreens: Screen[] = [
  {
    name: 'a contract',
    path: '/contracts-payments/contract/v-4100950001',
    people: ['jo.katzenellenbogen@post.example'],
  },
  {
    name: 'a contract that is over',
    path: '/contracts-payments/contract/v-4100950009',
    people: ['jo.katzenellenbogen@post.example'],
  },
  {
    name: 'a contract of the subsidiary',
    path: '/contracts-payments/contract/v-520087101',
    people: ['david.ebert@post.example'],
  },
  {
    name: 'a contract of the other brand',
    path: '/contracts-payments/contract/v-410060201',
    people: ['clara.deniz@post.example'],
  },
  {
    name: 'letters by e-mail',
    path: '/contracts-payments/contract/v-4100950001/letters-by-email',
    people: jo,
  },
  {
    name: 'letters on paper',
    path: '/contracts-payments/contract/v-4100950003/letters-on-paper',
    people: jo,
  },
  {
    name: 'letters by e-mail of the subsidiary',
    path: '/contracts-payments/contract/v-520060201/letters-by-email',
    people: ['clara.deniz@post.example'],
  },
  {
    name: 'a search without a hit',
    path: '/contracts-payments',
    people: ['jo.katzenellenbogen@post.example'],
    open: searchContracts,
  },
  ...payments.map(({ page, people }) => ({ name: page, path: `/contracts-payments/${page}`, people })),
  {
    name: 'a tab without an answer',
    path: '/contracts-payments',
    people: eachBrand,
    open: (page) => failRead(page, 'customerProfile'),
    complains: /502/,
  },
  {
    name: 'paperless question',
    path: '/overview',
    people: ['jo.katzenellenbogen@post.example', 'clara.deniz@post.example'],
    open: openPaperless,
  },
  {
    name: 'paperless addresses',
    path: '/overview',
    people: ['jo.katzenellenbogen@post.example'],
    async open(page) {
      await openPaperless(page)
      await page.getByRole('button', { name: 'E-Mail-Adresse wählen' }).click()
      await page.getByRole('dialog', { name: 'An welche Adresse?' }).waitFor()
    },
  },
  {
    name: 'paperless reminder',
    path: '/overview',
    people: ['jo.katzenellenbogen@post.example'],
    open: (page) => forgetSkips(page, /^nordtal_paperless_second/, 'Vertragspost lieber per E-Mail?'),
  },
]
