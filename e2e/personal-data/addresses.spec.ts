import { expect, expectAccessible, test } from '@portal/e2e'

const people = [
  ['anna.becker@post.example', /^Lindenhofweg 14a/, 'https://mein.nordtal-energie.example/umzug'],
  ['david.ebert@post.example', /^Speicherwinkel 22/, 'https://mein.flinkstrom.example/umziehen'],
] as const

for (const [email, home, relocation] of people) {
  test(`${email} finds the way to another delivery address from the card on`, async ({ page, signInAs }) => {
    await signInAs(email)
    await page.goto('/personal-data')
    await page.getByRole('link', { name: 'Adressen ansehen', exact: true }).click()
    await expect(page).toHaveTitle('Adressen – Nordtal Konto')
    await page.getByRole('region', { name: 'Lieferadressen' }).getByRole('link', { name: home }).click()
    await expect(page.getByRole('heading', { name: 'Lieferadresse', level: 1 })).toBeFocused()
    await expect(page.getByRole('link', { name: /^Umzug bei .* melden/ })).toHaveAttribute('href', relocation)
    await expectAccessible(page)
    await page.goBack()
    await expect(page).toHaveURL('/personal-data/address-list')
  })
}

test('what can be changed about a billing address is opened directly, too', async ({ page, signInAs }) => {
  await signInAs('clara.deniz@post.example')
  await page.goto('/personal-data/address-list/billing/types')
  await expect(page.getByRole('heading', { name: 'Rechnungsadresse ändern', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: '+49 30 23125 200' })).toBeVisible()
  await expect(page.getByText(/Jetzt erreichbar|Gerade geschlossen/)).toBeVisible()
})

test('help stands on a page of its own address, above the cards, and Back closes it', async ({
  page,
  signInAs,
}) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/personal-data')
  await page.getByRole('link', { name: 'Hilfe und Kontakt' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hilfreiche Informationen' })
  await dialog.getByText('Ihr Name hat sich geändert').click()
  await expect(dialog.getByText(/Heiratsurkunde/)).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goto('/personal-data/help')
  await expect(dialog).toBeVisible()
})

for (const width of [1280, 320]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })
    for (const email of ['jo.katzenellenbogen@post.example', 'ida.jung@post.example']) {
      test(`the lists are accessible for ${email}`, async ({ page, signInAs }) => {
        await signInAs(email)
        for (const path of [
          'email-list',
          'email-list/contract',
          'address-list',
          'address-list/contact/types',
        ]) {
          await page.goto(`/personal-data/${path}`)
          await expectAccessible(page)
        }
      })
    }
  })
}
