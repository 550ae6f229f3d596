import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@portal/e2e'

interface Row {
  path: string
  /** The heading of the page, or the name of the dialog. */
  title: string
  isDialog?: true
  /** The page above, and the link there that leads here. */
  above?: string
  opener?: string | RegExp
}

/** The routes of the tab for a customer with many entries. */
const parts: Record<string, Row[]> = {
  'the cards': [
    { path: '', title: 'Persönliche Daten' },
    {
      path: 'birth-date',
      title: 'Geburtsdatum ändern',
      isDialog: true,
      above: '',
      opener: 'Geburtsdatum ändern',
    },
    {
      path: 'help',
      title: 'Hilfreiche Informationen',
      isDialog: true,
      above: '',
      opener: 'Hilfe und Kontakt',
    },
  ],
  'phone numbers': [
    { path: 'phone-list', title: 'Telefonnummern' },
    {
      path: 'phone-list/contract',
      title: 'Nummern zu Ihren Verträgen',
      above: 'phone-list',
      opener: 'Alle 12 Nummern anzeigen',
    },
    { path: 'phone-list/contact', title: 'Nummern für Werbung und Rückfragen' },
    {
      path: 'phone-list/contact/new',
      title: 'Telefonnummer hinzufügen',
      isDialog: true,
      above: 'phone-list/contact',
      opener: 'Nummer hinzufügen',
    },
    {
      path: 'phone-list/contract/t-4100950001',
      title: 'Telefonnummer ändern',
      isDialog: true,
      above: 'phone-list/contract',
      opener: /^\+49 176 04069011/,
    },
  ],
  'e-mail addresses': [
    { path: 'email-list', title: 'E-Mail-Adressen' },
    {
      path: 'email-list/email-reset',
      title: 'E-Mail-Adresse zur Anmeldung ändern',
      isDialog: true,
      above: 'email-list',
      opener: 'Anmelde-Adresse ändern',
    },
    { path: 'email-list/advertising', title: 'Adressen für Werbung und Rückfragen' },
    {
      path: 'email-list/advertising/new',
      title: 'Neue E-Mail-Adresse',
      isDialog: true,
      above: 'email-list/advertising',
      opener: 'Adresse hinzufügen',
    },
    {
      path: 'email-list/advertising/e-4100950001',
      title: 'E-Mail-Adresse ändern',
      isDialog: true,
      above: 'email-list/advertising',
      opener: /^jo\.katzenellenbogen@post\.example/,
    },
  ],
  addresses: [
    { path: 'address-list', title: 'Adressen' },
    {
      path: 'address-list/delivery',
      title: 'Lieferadressen',
      above: 'address-list',
      opener: 'Alle 12 Adressen anzeigen',
    },
    {
      path: 'address-list/delivery/types',
      title: 'Lieferadresse ändern',
      above: 'address-list/delivery',
      opener: 'Lieferadresse ändern',
    },
    {
      path: 'address-list/delivery/a-4100950001',
      title: 'Lieferadresse',
      above: 'address-list/delivery',
      opener: /^Straße der Freiwilligen Feuerwehr Unterobermaiselstein 11/,
    },
  ],
}

const titleOf = (page: Page, { title, isDialog }: Row): Locator =>
  isDialog
    ? page.getByRole('dialog', { name: title })
    : page.getByRole('heading', { level: 1, name: title, exact: true })

async function expectPage(page: Page, row: Row) {
  await expect(page).toHaveURL(`/personal-data${row.path && `/${row.path}`}`)
  await expect(titleOf(page, row)).toBeVisible()
  if (!row.isDialog) await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** From a page that was opened directly: by its link to the page above, or by closing the dialog. */
async function goUp(page: Page, row: Row, above: Row) {
  if (row.isDialog) await page.keyboard.press('Escape')
  else await page.getByRole('main').getByRole('link', { name: above.title, exact: true }).first().click()
  await expectPage(page, above)
}

for (const [part, rows] of Object.entries(parts)) {
  test(`${part} are opened by a bookmark and by a click; Back leads to the page above`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('jo.katzenellenbogen@post.example')
    for (const row of rows) {
      await test.step(`/${row.path}`, async () => {
        await page.goto(`/personal-data${row.path && `/${row.path}`}`)
        await expectPage(page, row)
        const above = rows.find(({ path }) => path === row.above)
        if (!above || !row.opener) return
        await goUp(page, row, above)
        const opener = page.getByRole('main').getByRole('link', { name: row.opener, exact: true })
        await opener.first().click()
        await expectPage(page, row)
        if (!row.isDialog) await expect(titleOf(page, row)).toBeFocused()
        await page.goBack()
        await expectPage(page, above)
      })
    }
  })
}
