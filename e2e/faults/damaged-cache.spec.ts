import type { Page } from '@playwright/test'
import { addresses, expect, test, withBearerTokens } from '@portal/e2e'
import { startFaultProxy } from './fault-proxy.ts'

const TAB = /mfe-security\/\w+\/tab\.\w+\.js/
const CUSTOMER = 'hugo.ilg@post.example'

/** The outcomes that the page reports. */
async function nextOutcomes(page: Page): Promise<string[]> {
  const reported = await page.waitForRequest(/\/bff\/api\/releaseReports$/)
  return reported.postDataJSON().reports.map(({ outcome }: { outcome: string }) => outcome)
}

test('a file that only the cache of this browser has damaged is no failure of its release', async ({
  page,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/integrity|NoReleaseError/)
  await signInAs(CUSTOMER)
  await page.goto('/robots.txt')
  const session = await withBearerTokens(await page.evaluate(() => Object.entries(localStorage)), {
    ...addresses,
    email: CUSTOMER,
  })
  const proxy = await startFaultProxy(addresses.portal)
  await page.goto(`${proxy.origin}/robots.txt`)
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value)
  }, session)

  const view = async () => {
    const outcomes = nextOutcomes(page)
    await page.goto(`${proxy.origin}/security`)
    return outcomes
  }
  proxy.break(TAB, 'damaged')
  expect(await view()).toEqual(['failed'])
  proxy.mend()
  expect(await view()).toEqual(['loaded'])
  await expect(page.getByRole('main').getByText(CUSTOMER)).toBeVisible()
  proxy.stop()
})
