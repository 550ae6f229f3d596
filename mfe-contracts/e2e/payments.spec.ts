import { expect, switchBrand, test } from '@portal/e2e'

const LIST = '/contracts-payments/payment-list'

const payments = [
  {
    email: 'gina.hahn@post.example',
    list: 'Zahlung per Lastschrift',
    row: /^Kreiskasse Weserbogen.*endet auf 0806.*Für Nordtal Strom Basis, Nordtal Erdgas Basis und 1 weiteren Vertrag/,
    title: 'SEPA-Lastschrift',
    link: [/^Bankverbindung ändern/, 'https://mein.nordtal-energie.example/zahlung/bankverbindung'],
  },
  {
    email: 'clara.deniz@post.example',
    list: 'Konten für Guthaben',
    row: /^Stadtkasse Domviertel.*endet auf 0602.*Für Flinkstrom Flex/,
    title: 'Guthabenkonto',
    link: [/^SEPA-Mandat erteilen/, 'https://mein.flinkstrom.example/bezahlen/lastschrift'],
  },
] as const

for (const { email, list, row, title, link } of payments) {
  test(`${title} opens by a click and a bookmark, and the page contains no full IBAN`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(email)
    await page.goto(LIST)
    await expect(page).toHaveTitle('Zahlungsdaten – Nordtal Konto')
    await page.getByRole('region', { name: list }).getByRole('link', { name: row }).click()
    const heading = page.getByRole('heading', { name: title, level: 1 })
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle(`${title} – Nordtal Konto`)
    const [name, href] = link
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href)
    expect(await page.content()).not.toMatch(/DE\d{2}\s?\d{4}/)

    const opened = page.url()
    await page.goBack()
    await expect(page.getByRole('region', { name: list })).toBeVisible()
    await page.goto(opened)
    await expect(heading).toBeVisible()
  })
}

test('a brand switch shows the payments of the other brand', async ({ page, signInAs, newPerson }) => {
  await signInAs(await newPerson('clara'))
  await page.goto(LIST)
  await expect(page.getByRole('region', { name: 'Konten für Guthaben' })).toBeVisible()
  await switchBrand(page, 'Nordtal Energie')
  await expect(page).toHaveURL('/contracts-payments')
  // The address changes before the brand.
  await expect(page.getByRole('banner').getByRole('link', { name: /^Nordtal Energie/ })).toBeVisible()
  await page.goto(LIST)
  const debit = page.getByRole('region', { name: 'Zahlung per Lastschrift' })
  await expect(debit.getByRole('link', { name: /Für Nordtal Erdgas Basis/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Konten für Guthaben' })).toHaveCount(0)
})

test('the keyboard opens the wording of a mandate before it reaches the link that grants it', async ({
  page,
  signInAs,
}) => {
  await signInAs('hugo.ilg@post.example')
  await page.goto(`${LIST}/self-payment`)
  const card = page.getByRole('region', { name: 'SEPA-Mandat erteilen' })
  await card.getByText('Wortlaut des Mandats').focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText(/^Ich ermächtige Nordtal Energie/)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link', { name: /^SEPA-Mandat erteilen/ })).toBeFocused()
})
