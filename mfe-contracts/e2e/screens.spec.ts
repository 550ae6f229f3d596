import type { Page } from '@playwright/test'
import { expectAccessible, failRead, test } from '@portal/e2e'

const looks = {
  'light, 1280 px': { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  'dark, 320 px': { viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
} as const

const jo = 'jo.katzenellenbogen@post.example'
const ida = 'ida.jung@post.example'
/** Customers of Flinkstrom. */
const clara = 'clara.deniz@post.example'
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

const screens: Screens[] = [
  {
    title: 'a running contract and one that is over',
    look: 'dark, 320 px',
    email: jo,
    pages: ['contract/v-4100950001', 'contract/v-4100950009'],
  },
  {
    title: 'a contract and its debit at Flinkstrom',
    look: 'light, 1280 px',
    email: david,
    pages: ['contract/v-520087101', 'payment-list/bank-direct-debit/z-5200871'],
  },
  {
    title: 'a contract of the other brand, and letters by e-mail at Flinkstrom',
    look: 'light, 1280 px',
    email: clara,
    pages: ['contract/v-410060201'],
    dialogs: ['contract/v-520060201/letters-by-email'],
  },
  {
    title: 'letters by e-mail and on paper',
    look: 'dark, 320 px',
    email: jo,
    dialogs: ['contract/v-4100950001/letters-by-email', 'contract/v-4100950003/letters-on-paper'],
  },
  {
    title: 'sixty contracts and a search without a hit',
    look: 'dark, 320 px',
    email: jo,
    pages: [''],
    async open(page) {
      await page.getByRole('searchbox', { name: 'Verträge durchsuchen' }).fill('gibt es nicht')
      await page.getByText('Kein Vertrag gefunden').first().waitFor()
    },
  },
  {
    title: 'contracts that do not load at Flinkstrom',
    look: 'light, 1280 px',
    email: david,
    pages: [''],
    open: (page) => failRead(page, 'customerProfile'),
    complains: /502/,
  },
  {
    title: 'the payments of each kind',
    look: 'dark, 320 px',
    email: jo,
    pages: [
      'payment-list',
      'payment-list/credit-account/z-4100950001',
      'payment-list/self-payment/z-4100950003',
    ],
  },
  {
    title: 'no payments',
    look: 'light, 1280 px',
    email: ida,
    pages: ['payment-list', 'payment-list/credit-account'],
  },
]

for (const { title, look, email, pages = [], dialogs = [], open, complains } of screens) {
  test.describe(look, () => {
    test.use(looks[look])
    test(`${title}: axe finds nothing`, async ({ page, signInAs, expectComplaints }) => {
      await signInAs(email)
      for (const path of [...pages, ...dialogs]) {
        await page.goto(`/contracts-payments${path && `/${path}`}`)
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

test.describe('dark, 320 px', () => {
  test.use(looks['dark, 320 px'])
  test('the paperless question and its addresses: axe finds nothing', async ({ page, signInAs }) => {
    await signInAs(jo)
    await page.context().clearCookies({ name: /^nordtal_paperless/ })
    await page.goto('/overview')
    await page.getByRole('dialog', { name: 'Ihre Vertragspost per E-Mail?' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'E-Mail-Adresse wählen' }).click()
    await page.getByRole('dialog', { name: 'An welche Adresse?' }).waitFor()
    await expectAccessible(page)
  })
})
