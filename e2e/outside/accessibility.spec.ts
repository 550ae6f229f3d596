import { expect, expectAccessible, test } from '@portal/e2e'

const pages = {
  '/meter-readings': 'Zählerstände',
  '/meter-readings/new': 'Zählerstand melden',
  '/bills': 'Rechnungen',
  '/bills/bill/2026-11': 'Rechnung 2026-11',
  '/moving': 'Umzug',
  '/moving/address': 'Neue Adresse',
}

// A violation of the page's policy and an error in the console fail it, too.
test('the tabs of other repositories have no finding of axe, and do nothing that the policy forbids', async ({
  page,
  signInAs,
  newPerson,
}) => {
  await signInAs(await newPerson('kim'))
  for (const [path, name] of Object.entries(pages)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expectAccessible(page)
  }
})
