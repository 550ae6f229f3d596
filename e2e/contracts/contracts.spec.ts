import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '@portal/e2e'

const OVERVIEW = '/contracts-payments'
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

const contracts = [
  ['anna.becker@post.example', 'v-410027103', 'Energie-Vertrag', 'Wärmestrom Basis'],
  ['ben.carstens@post.example', 'v-410053301', 'Nordtal Strom Basis', 'Strom Basis 12'],
  ['clara.deniz@post.example', 'v-520060201', 'Flinkstrom Flex', 'Flex Monat'],
  ['gina.hahn@post.example', 'v-410080603', 'Nordtal Wärmepumpe', 'Wärmepumpe 12'],
  ['hugo.ilg@post.example', 'v-410082202', 'Nordtal Erdgas Komfort', 'Erdgas Komfort 24'],
  ['jo.katzenellenbogen@post.example', 'v-4100950007', 'Gas', 'Wärmepumpen-Niedertarif'],
] as const

for (const [email, id, name, tariff] of contracts) {
  test(`${email} opens a contract by a click, goes back, and comes by a bookmark`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(email)
    await page.goto(OVERVIEW)
    const number = id.slice(2)
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^Verwalten .*${number}$`) })
      .click()
    await expect(title(page, name)).toBeFocused()
    await expect(page).toHaveTitle(`${name} – Nordtal Konto`)
    await expect(page).toHaveURL(`${OVERVIEW}/contract/${id}`)
    const facts = page.getByRole('region', { name: 'Vertragsdaten' })
    await expect(facts).toContainText(tariff)

    await page.goBack()
    await expect(title(page, 'Verträge & Zahlungsdaten')).toBeFocused()
    await page.goto(`${OVERVIEW}/contract/${id}`)
    await expect(facts).toContainText(number)
    await page.getByRole('link', { name: 'Ihre Verträge', exact: true }).click()
    await expect(page).toHaveURL(OVERVIEW)
  })
}

test('who has no contract is told so', async ({ page, signInAs }) => {
  await signInAs('ida.jung@post.example')
  await page.goto(OVERVIEW)
  await expect(page.getByText('Noch keine Verträge')).toBeVisible()
})

const brands = [
  ['kim.lorenz@post.example', 'https://www.nordtal-energie.example/kuendigung', 'v-410096401'],
  ['david.ebert@post.example', 'https://www.flinkstrom.example/kuendigen', 'v-520087101'],
] as const

for (const [email, cancellation, id] of brands) {
  test(`${email} is led to the cancellation page of the brand`, async ({ page, signInAs }) => {
    await signInAs(email)
    await page.goto(OVERVIEW)
    const links = page.getByRole('main').getByRole('link', { name: /^Kündigen/ })
    await expect(links).toHaveCount(2)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', cancellation)
    await page.goto(`${OVERVIEW}/contract/${id}`)
    await expect(page.getByRole('link', { name: /^Vertrag kündigen/ })).toHaveAttribute('href', cancellation)
  })
}

test('a bookmark of a contract of the other brand offers the switch and goes on there', async ({
  page,
  signInAs,
}) => {
  await signInAs('clara.deniz@post.example')
  await page.goto(`${OVERVIEW}/contract/v-410060201`)
  await expect(title(page, 'Dieser Vertrag gehört zu Nordtal Energie')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zu Nordtal Energie wechseln' }).click()
  await expect(title(page, 'Nordtal Erdgas Basis')).toBeFocused()
  await expect(page.getByText('Sie sehen jetzt Ihre Daten bei Nordtal Energie.')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'nordtal')
  await expect(page).toHaveURL(`${OVERVIEW}/contract/v-410060201`)

  await page.reload()
  await expect(title(page, 'Nordtal Erdgas Basis')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Vertragsdaten' })).toContainText('Erdgas Basis 12')
})

test('the overview leads to the contracts of the other brand and back', async ({ page, signInAs }) => {
  await signInAs('clara.deniz@post.example')
  await page.goto(OVERVIEW)
  const main = page.getByRole('main')
  await expect(main.getByRole('article', { name: 'Flinkstrom Flex' })).toBeVisible()
  await expect(main.getByText('Sie haben auch einen Vertrag bei Nordtal Energie')).toBeVisible()
  await main.getByRole('button', { name: 'Zu Nordtal Energie wechseln' }).click()
  await expect(main.getByRole('article', { name: 'Nordtal Erdgas Basis' })).toBeVisible()
  await expect(main.getByRole('article', { name: 'Flinkstrom Flex' })).toHaveCount(0)
  await expect(title(page, 'Verträge & Zahlungsdaten')).toBeFocused()
  await main.getByRole('button', { name: 'Zu Flinkstrom wechseln' }).click()
  await expect(main.getByRole('article', { name: 'Flinkstrom Flex' })).toBeVisible()
})

test('an unknown contract is told inside the tab, and so is one of somebody else', async ({
  page,
  signInAs,
}) => {
  await signInAs('kim.lorenz@post.example')
  for (const path of ['contract/gibt-es-nicht', 'contract/v-410027103', 'contract']) {
    await page.goto(`${OVERVIEW}/${path}`)
    await expect(title(page, 'Oh nein!')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Zu Ihren Verträgen' }).click()
  await expect(title(page, 'Verträge & Zahlungsdaten')).toBeFocused()
})

test('sixty contracts are grouped, and found by keyboard alone', async ({ page, signInAs }) => {
  await signInAs('jo.katzenellenbogen@post.example')
  await page.goto(OVERVIEW)
  const main = page.getByRole('main')
  const field = page.getByRole('searchbox', { name: 'Verträge durchsuchen' })
  await expect(main.getByRole('region', { name: 'Beendete Verträge' }).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('search').getByRole('status')).toHaveText('60 Verträge')

  await field.focus()
  await page.keyboard.type('4100950 060')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 von 60 Verträgen')
  await expect(main.getByText('Künftig')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${OVERVIEW}/contract/v-4100950060`)
  await expect(page.getByText(/^Dieser Vertrag beginnt am/)).toBeVisible()

  await page.getByRole('link', { name: 'Ihre Verträge', exact: true }).click()
  await expect(field).toHaveValue('4100950 060')
  await page.reload()
  await expect(main.getByRole('listitem')).toHaveCount(1)
  await field.fill('gibt es nicht')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('Kein Vertrag gefunden')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Alle Verträge anzeigen' }).click()
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(OVERVIEW)
})
