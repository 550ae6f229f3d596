import type { Page } from '@playwright/test'
import { expect, test } from '@portal/e2e'

const OVERVIEW = '/contracts-payments'
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a contract opens by a click and a bookmark, and closes by Back and its link', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.becker@post.example')
  await page.goto(OVERVIEW)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Verwalten .*410027103$/ })
    .click()
  await expect(title(page, 'Energie-Vertrag')).toBeFocused()
  await expect(page).toHaveTitle('Energie-Vertrag – Nordtal Konto')
  await expect(page).toHaveURL(`${OVERVIEW}/contract/v-410027103`)
  await expect(page.getByRole('region', { name: 'Vertragsdaten' })).toContainText('Wärmestrom Basis')
  await page.goBack()
  await expect(title(page, 'Verträge & Zahlungsdaten')).toBeFocused()

  await page.goto(`${OVERVIEW}/contract/v-410027103`)
  await expect(page.getByRole('region', { name: 'Vertragsdaten' })).toContainText('410027103')
  await page.getByRole('link', { name: 'Ihre Verträge', exact: true }).click()
  await expect(page).toHaveURL(OVERVIEW)
})

test('the contracts page switches to the contracts of the other brand and back', async ({
  page,
  signInAs,
  newPerson,
}) => {
  await signInAs(await newPerson('clara'))
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

test('a bookmark of a contract of the other brand opens after the switch, in the theme of that brand', async ({
  page,
  signInAs,
  newPerson,
}) => {
  await signInAs(await newPerson('clara'))
  await page.goto(`${OVERVIEW}/contract/v-410060201`)
  await expect(title(page, 'Dieser Vertrag gehört zu Nordtal Energie')).toBeVisible()
  await page.getByRole('button', { name: 'Zu Nordtal Energie wechseln' }).click()
  await expect(title(page, 'Nordtal Erdgas Basis')).toBeFocused()
  await expect(page.getByText('Sie sehen jetzt Ihre Daten bei Nordtal Energie.')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'nordtal')
  await expect(page).toHaveURL(`${OVERVIEW}/contract/v-410060201`)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Vertragsdaten' })).toContainText('Erdgas Basis 12')
})

test('the keyboard alone finds one of sixty contracts, and the search survives going back and a reload', async ({
  page,
  signInAs,
}) => {
  await signInAs('jo.katzenellenbogen@post.example')
  await page.goto(OVERVIEW)
  const main = page.getByRole('main')
  const field = page.getByRole('searchbox', { name: 'Verträge durchsuchen' })
  const count = page.getByRole('search').getByRole('status')
  await expect(count).toHaveText('60 Verträge')
  await field.focus()
  await page.keyboard.type('4100950 060')
  await expect(count).toHaveText('1 von 60 Verträgen')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${OVERVIEW}/contract/v-4100950060`)

  await page.getByRole('link', { name: 'Ihre Verträge', exact: true }).click()
  await expect(field).toHaveValue('4100950 060')
  await page.reload()
  await expect(main.getByRole('listitem')).toHaveCount(1)
})
