import { expect, expectAccessible, switchBrand, test } from '@portal/e2e'

const nordtal = 'https://mein.nordtal-energie.example'
const flinkstrom = 'https://mein.flinkstrom.example'

/** Each kind of payment, with each brand. `links` lead out of the portal. */
const payments = [
  {
    email: 'gina.hahn@post.example',
    list: 'Zahlung per Lastschrift',
    row: /^Kreiskasse Weserbogen.*endet auf 0806.*Für Nordtal Strom Basis, Nordtal Erdgas Basis und 1 weiteren Vertrag/,
    title: 'SEPA-Lastschrift',
    facts: ['Gina Hahn', 'DE98ZZZ09999999999', 'NT-M-4100806', '14. Februar 2016'],
    links: { 'Bankverbindung ändern': `${nordtal}/zahlung/bankverbindung` },
  },
  {
    email: 'ben.carstens@post.example',
    list: 'Zahlung per Überweisung',
    row: /^Für Nordtal Strom Basis/,
    title: 'Überweisung',
    facts: ['Nordtal Strom Basis', 'Vertragsnummer 410053301'],
    links: {
      'Rechnungen in Mein Nordtal': `${nordtal}/`,
      'SEPA-Mandat erteilen': `${nordtal}/zahlung/sepa-mandat`,
      'Bankverbindung hinterlegen': `${nordtal}/zahlung/bankverbindung`,
    },
  },
  {
    email: 'jo.katzenellenbogen@post.example',
    list: 'Konten für Guthaben',
    row: /endet auf 0001.*und 4 weitere Verträge/,
    title: 'Guthabenkonto',
    facts: [/^Josephine-Antoinette/, 'Landwirtschaftliche Genossenschaftsbank Dithmarschen-Eiderstedt'],
    links: {
      'Rechnungen in Mein Nordtal': `${nordtal}/`,
      'SEPA-Mandat erteilen': `${nordtal}/zahlung/sepa-mandat`,
      'Bankverbindung ändern': `${nordtal}/zahlung/bankverbindung`,
    },
  },
  {
    email: 'david.ebert@post.example',
    list: 'Zahlung per Lastschrift',
    row: /^Direktbank Elbufer.*endet auf 0871.*Für Flinkstrom Fix, Flinkstrom Auto/,
    title: 'SEPA-Lastschrift',
    facts: ['David Ebert', 'FS-M-5200871', '12. Juni 2022', 'Flinkstrom Fix', 'Flinkstrom Auto'],
    links: { 'Bankverbindung ändern': `${flinkstrom}/bezahlen/bankkonto` },
  },
  {
    email: 'clara.deniz@post.example',
    list: 'Konten für Guthaben',
    row: /^Stadtkasse Domviertel.*endet auf 0602.*Für Flinkstrom Flex/,
    title: 'Guthabenkonto',
    facts: ['Clara Deniz', 'Flinkstrom Flex'],
    links: {
      'Rechnungen in Mein Flinkstrom': `${flinkstrom}/`,
      'SEPA-Mandat erteilen': `${flinkstrom}/bezahlen/lastschrift`,
      'Bankverbindung ändern': `${flinkstrom}/bezahlen/bankkonto`,
    },
  },
]

for (const { email, list, row, title, facts, links } of payments) {
  test(`${email} finds their ${title}, whole on its page, and what can be changed`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(email)
    await page.goto('/contracts-payments/payment-list')
    await expect(page).toHaveTitle('Zahlungsdaten – Nordtal Konto')
    await page.getByRole('region', { name: list }).getByRole('link', { name: row }).click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(`${title} – Nordtal Konto`)
    const main = page.getByRole('main')
    for (const fact of facts) await expect(main.getByText(fact, { exact: true }).first()).toBeVisible()
    for (const [name, href] of Object.entries(links)) {
      await expect(main.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href)
    }
    // Nobody sees more of an IBAN than its ends.
    expect(await page.content()).not.toMatch(/DE\d{2}\s?\d{4}/)

    const opened = page.url()
    await page.goBack()
    await expect(page.getByRole('region', { name: list })).toBeVisible()
    await page.goto(opened)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  })
}

test('the payments of the other brand come with the switch', async ({ page, signInAs }) => {
  await signInAs('clara.deniz@post.example')
  await page.goto('/contracts-payments/payment-list')
  await expect(page.getByRole('region', { name: 'Konten für Guthaben' })).toBeVisible()
  await switchBrand(page, 'Nordtal Energie')
  // A brand is switched to where its contracts begin.
  await expect(page).toHaveURL('/contracts-payments')
  await page.goto('/contracts-payments/payment-list')
  const debit = page.getByRole('region', { name: 'Zahlung per Lastschrift' })
  await expect(debit.getByRole('link', { name: /Für Nordtal Erdgas Basis/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Konten für Guthaben' })).toHaveCount(0)
})

test('a bookmark of a payment of the other brand offers the switch and goes on there', async ({
  page,
  signInAs,
}) => {
  const bookmark = '/contracts-payments/payment-list/bank-direct-debit/z-4100602'
  await signInAs('clara.deniz@post.example')
  await page.goto(bookmark)
  await expect(page.getByText(/^Diese Zahlungsdaten gibt es bei Flinkstrom nicht/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zu Nordtal Energie wechseln' }).click()
  await expect(page.getByRole('heading', { name: 'SEPA-Lastschrift', level: 1 })).toBeFocused()
  await expect(page).toHaveURL(bookmark)
})

test('what a mandate means is read by keyboard before the link to grant it', async ({ page, signInAs }) => {
  await signInAs('hugo.ilg@post.example')
  await page.goto('/contracts-payments/payment-list/self-payment')
  const card = page.getByRole('region', { name: 'SEPA-Mandat erteilen' })
  await expect(card.getByText(/innerhalb von acht Wochen/)).toBeVisible()
  await card.getByText('Wortlaut des Mandats').focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText(/^Ich ermächtige Nordtal Energie/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link', { name: /^SEPA-Mandat erteilen/ })).toBeFocused()
})

test('without contracts there are no payments, and an unknown one is a page of the tab', async ({
  page,
  signInAs,
}) => {
  await signInAs('ida.jung@post.example')
  await page.goto('/contracts-payments/payment-list')
  await expect(page.getByText('Noch keine Zahlungsdaten')).toBeVisible()
  for (const path of ['bargeld', 'bank-direct-debit/z-4100806']) {
    await page.goto(`/contracts-payments/payment-list/${path}`)
    await expect(page.getByRole('heading', { name: 'Oh nein!' })).toBeVisible()
    await expect(page.getByText(/^Diese Zahlungsdaten gibt es/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Verträge & Zahlungsdaten' })).toBeVisible()
  }
})
