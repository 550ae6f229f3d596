import { expect, test } from '@portal/e2e'

const brands = [
  {
    email: 'ben.carstens@post.example',
    name: 'Nordtal Energie',
    site: 'https://mein.nordtal-energie.example/',
  },
  { email: 'david.ebert@post.example', name: 'Flinkstrom', site: 'https://mein.flinkstrom.example/' },
]

test('name and contract number say when they were last changed', async ({ page, signInAs }) => {
  await signInAs('anna.becker@post.example')
  await page.goto('/personal-data')
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Noch nie geändert')
  const numbers = page.getByRole('region', { name: 'Vertragsnummer' })
  await expect(numbers).toContainText('Zuletzt geändert: 16.11.2020')
  await expect(numbers).toContainText('und 2 weitere Einträge')
})

for (const { email, name, site } of brands) {
  test(`the help leads customers of ${name} to its own pages, in another window`, async ({
    page,
    signInAs,
    context,
  }) => {
    await context.route(`${site}**`, (route) => route.fulfill({ contentType: 'text/html', body: name }))
    await signInAs(email)
    await page.goto('/personal-data')
    await page.getByRole('link', { name: 'Hilfe und Kontakt' }).click()
    const help = page.getByRole('dialog', { name: 'Hilfreiche Informationen' })
    for (const [topic, link] of [
      ['Sie ziehen um', `Umzug bei ${name} melden`],
      ['Ihre Bankverbindung hat sich geändert', `Bankverbindung bei ${name} ändern`],
    ] as const) {
      await help.getByText(topic).click()
      const opened = context.waitForEvent('page')
      await help.getByRole('link', { name: `${link} (öffnet eine andere Website)` }).click()
      await expect(await opened).toHaveURL(new RegExp(`^${site}`))
    }
    await expect(help).toBeVisible()
  })
}

test('the payment card leads to the list of payments', async ({ page, signInAs }) => {
  await signInAs('ben.carstens@post.example')
  await page.goto('/personal-data')
  await page
    .getByRole('region', { name: 'Zahlungsweise' })
    .getByRole('link', { name: 'Zahlungsdaten ansehen' })
    .click()
  await expect(page).toHaveURL('/contracts-payments/payment-list')
})
