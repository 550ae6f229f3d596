import { expect, test } from '@portal/e2e'

test('the address card links to a delivery address and the brand’s page for a move; Back returns to the list', async ({
  page,
  signInAs,
}) => {
  await signInAs('david.ebert@post.example')
  await page.goto('/personal-data')
  await page.getByRole('link', { name: 'Adressen ansehen', exact: true }).click()
  await expect(page).toHaveTitle('Adressen – Nordtal Konto')
  const delivery = page.getByRole('region', { name: 'Lieferadressen' })
  await delivery.getByRole('link', { name: /^Speicherwinkel 22/ }).click()
  await expect(page.getByRole('heading', { name: 'Lieferadresse', level: 1 })).toBeFocused()
  await expect(page.getByRole('link', { name: /^Umzug bei .* melden/ })).toHaveAttribute(
    'href',
    'https://mein.flinkstrom.example/umziehen',
  )
  await page.goBack()
  await expect(page).toHaveURL('/personal-data/address-list')
})

test('a help link opens the brand’s page in another window, and Back closes the help', async ({
  page,
  signInAs,
  context,
}) => {
  const site = 'https://mein.nordtal-energie.example/'
  await context.route(`${site}**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await signInAs('gina.hahn@post.example')
  await page.goto('/personal-data')
  await page.getByRole('link', { name: 'Hilfe und Kontakt' }).click()
  const help = page.getByRole('dialog', { name: 'Hilfreiche Informationen' })
  await help.getByText('Sie ziehen um').click()
  const opened = context.waitForEvent('page')
  await help.getByRole('link', { name: /^Umzug bei Nordtal Energie melden/ }).click()
  await expect(await opened).toHaveURL(`${site}umzug`)
  await expect(help).toBeVisible()
  await page.goBack()
  await expect(help).toBeHidden()
})
