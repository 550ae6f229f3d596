import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@portal/e2e'

interface Row {
  path: string
  /** The heading of the page, or the name of the dialog. */
  title: string
  isDialog?: true
  /** The parent page, and its link to this page. */
  parent?: string
  opener?: string | RegExp
}

/** The routes of the tab, for a customer with many entries. */
const parts: Record<string, Row[]> = {
  'the cards': [
    { path: '', title: 'Persönliche Daten' },
    {
      path: 'birth-date',
      title: 'Geburtsdatum ändern',
      isDialog: true,
      parent: '',
      opener: 'Geburtsdatum ändern',
    },
    {
      path: 'help',
      title: 'Hilfreiche Informationen',
      isDialog: true,
      parent: '',
      opener: 'Hilfe und Kontakt',
    },
  ],
  'phone numbers': [
    { path: 'phone-list', title: 'Telefonnummern' },
    {
      path: 'phone-list/contract',
      title: 'Nummern zu Ihren Verträgen',
      parent: 'phone-list',
      opener: 'Alle 12 Nummern anzeigen',
    },
    { path: 'phone-list/contact', title: 'Nummern für Werbung und Rückfragen' },
    {
      path: 'phone-list/contact/new',
      title: 'Telefonnummer hinzufügen',
      isDialog: true,
      parent: 'phone-list/contact',
      opener: 'Nummer hinzufügen',
    },
    {
      path: 'phone-list/contract/t-4100950001',
      title: 'Telefonnummer ändern',
      isDialog: true,
      parent: 'phone-list/contract',
      opener: /^\+49 176 04069011/,
    },
  ],
  'e-mail addresses': [
    { path: 'email-list', title: 'E-Mail-Adressen' },
    {
      path: 'email-list/email-reset',
      title: 'E-Mail-Adresse zur Anmeldung ändern',
      isDialog: true,
      parent: 'email-list',
      opener: 'Anmelde-Adresse ändern',
    },
    { path: 'email-list/advertising', title: 'Adressen für Werbung und Rückfragen' },
    {
      path: 'email-list/advertising/new',
      title: 'Neue E-Mail-Adresse',
      isDialog: true,
      parent: 'email-list/advertising',
      opener: 'Adresse hinzufügen',
    },
    {
      path: 'email-list/advertising/e-4100950001',
      title: 'E-Mail-Adresse ändern',
      isDialog: true,
      parent: 'email-list/advertising',
      opener: /^jo\.katzenellenbogen@post\.example/,
    },
  ],
  addresses: [
    { path: 'address-list', title: 'Adressen' },
    {
      path: 'address-list/delivery',
      title: 'Lieferadressen',
      parent: 'address-list',
      opener: 'Alle 12 Adressen anzeigen',
    },
    {
      path: 'address-list/delivery/types',
      title: 'Lieferadresse ändern',
      parent: 'address-list/delivery',
      opener: 'Lieferadresse ändern',
    },
    {
      path: 'address-list/delivery/a-4100950001',
      title: 'Lieferadresse',
      parent: 'address-list/delivery',
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

/** Goes to the parent page by the link to it, or by closing the dialog. */
async function goUp(page: Page, row: Row, parent: Row) {
  if (row.isDialog) await page.keyboard.press('Escape')
  else await page.getByRole('main').getByRole('link', { name: parent.title, exact: true }).first().click()
  await expectPage(page, parent)
}

for (const [part, rows] of Object.entries(parts)) {
  test(`${part} open by a bookmark and a click; Back returns to the parent page`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('jo.katzenellenbogen@post.example')
    for (const row of rows) {
      await test.step(`/${row.path}`, async () => {
        await page.goto(`/personal-data${row.path && `/${row.path}`}`)
        await expectPage(page, row)
        const parent = rows.find(({ path }) => path === row.parent)
        if (!parent || !row.opener) return
        await goUp(page, row, parent)
        const opener = page.getByRole('main').getByRole('link', { name: row.opener, exact: true })
        await opener.first().click()
        await expectPage(page, row)
        if (!row.isDialog) await expect(titleOf(page, row)).toBeFocused()
        await page.goBack()
        await expectPage(page, parent)
      })
    }
  })
}
