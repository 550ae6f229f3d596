import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '@portal/e2e'

async function saveBirthDate(page: Page, date: string) {
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill(date)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Renames the contracts in the responses of the BFF. */
async function renameContracts(context: BrowserContext, productName: string) {
  await context.route('**/bff/api/customerProfile', async (route) => {
    const response = await route.fetch()
    const profile = await response.json()
    for (const contract of profile.contractData.contracts) contract.productName = productName
    await route.fulfill({ response, json: profile })
  })
}

/** Records the profile requests of a page. */
function recordProfileRequests(page: Page) {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/customerProfile')) requests.push(request.url())
  })
  return requests
}

test('a change in one browser tab appears in the other after one request', async ({
  context,
  signInAs,
  newPerson,
}) => {
  await signInAs(await newPerson('gina'))
  const [first, second] = [await context.newPage(), await context.newPage()]
  await second.goto('/personal-data')
  const card = second.getByRole('region', { name: 'Geburtsdatum' })
  await expect(card).toBeVisible()
  await first.goto('/personal-data/birth-date')
  const requests = recordProfileRequests(second)

  await saveBirthDate(first, '07.07.1977')
  await expect(card).toContainText('07.07.1977')
  expect(requests).toHaveLength(1)

  await card.getByRole('link', { name: 'Geburtsdatum ändern' }).click()
  await saveBirthDate(second, '08.08.1978')
  await expect(first.getByRole('region', { name: 'Geburtsdatum' })).toContainText('08.08.1978')
})

test('other remotes show a change at the next visit and in open tabs', async ({
  context,
  signInAs,
  newPerson,
}) => {
  await signInAs(await newPerson('gina'))
  const [page, other] = [await context.newPage(), await context.newPage()]
  for (const tab of [page, other]) {
    await tab.goto('/contracts-payments')
    await expect(tab.getByRole('main').getByText('Nordtal Strom Basis').first()).toBeVisible()
  }
  await renameContracts(context, 'Sonnenstrom vom Dach')
  const tabs = page.getByRole('navigation', { name: 'Hauptmenü' })
  await tabs.getByRole('link', { name: 'Persönliche Daten' }).click()
  await page.getByRole('link', { name: 'Geburtsdatum ändern' }).click()
  await saveBirthDate(page, '09.09.1979')

  const requests = recordProfileRequests(page)
  await tabs.getByRole('link', { name: 'Verträge & Zahlungsdaten' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('main').getByText('Sonnenstrom vom Dach').first()).toBeVisible()
  }
  expect(requests).toEqual([])
})
