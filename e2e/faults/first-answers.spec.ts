import type { Page, Route } from '@playwright/test'
import { expect, test } from '@portal/e2e'

// The inline script of the page asks for these before any code is loaded, so only a whole page shows their faults.
const faults: [name: string, answer: (route: Route) => unknown][] = [
  ['a failure', (route) => route.fulfill({ status: 500, body: '' })],
  ['broken JSON', (route) => route.fulfill({ contentType: 'application/json', body: '{"personalData":' })],
  ['another shape', (route) => route.fulfill({ json: { personalData: [] } })],
  ['a lost connection', (route) => route.abort('connectionreset')],
  ['no answer in ten seconds', () => undefined],
]

/** Ten seconds pass in one. */
const shortenTimeout = (page: Page) =>
  page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms === 10_000 ? 1_000 : ms)
  })

for (const path of ['/overview', '/personal-data']) {
  test(`${path} shows a retry for each fault of its first answers, and then the data`, async ({
    page,
    signInAs,
    expectComplaints,
  }) => {
    await signInAs('gina.hahn@post.example')
    await shortenTimeout(page)
    const retry = page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' }).first()
    for (const [name, answer] of faults) {
      await test.step(name, async () => {
        await page.unrouteAll()
        await page.route('**/bff/api/customerProfile', (route) => void answer(route))
        await page.goto(path)
        await expect(retry).toBeVisible()
      })
    }
    await page.unrouteAll()
    await retry.click()
    await expect(
      page
        .getByRole('main')
        .getByText(/Gina Hahn/)
        .first(),
    ).toBeVisible()
    expectComplaints(/^Failed to load resource: /)
  })
}
