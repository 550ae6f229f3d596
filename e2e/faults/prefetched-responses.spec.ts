import type { Page, Route } from '@playwright/test'
import { expect, test } from '@portal/e2e'

// The inline script of the page requests these before any code loads, so only a whole page shows their faults.
const faults: [name: string, respond: (route: Route) => unknown][] = [
  ['a failure', (route) => route.fulfill({ status: 500, body: '' })],
  ['broken JSON', (route) => route.fulfill({ contentType: 'application/json', body: '{"personalData":' })],
  ['another shape', (route) => route.fulfill({ json: { personalData: [] } })],
  ['a lost connection', (route) => route.abort('connectionreset')],
  ['no response in ten seconds', () => undefined],
]

/** Shortens the timeout of ten seconds to one. */
const shortenTimeout = (page: Page) =>
  page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms === 10_000 ? 1_000 : ms)
  })

for (const path of ['/overview', '/personal-data']) {
  test(`${path} shows a retry for each fault of its prefetched responses, which then loads the data`, async ({
    page,
    signInAs,
    expectPageErrors,
  }) => {
    await signInAs('gina.hahn@post.example')
    await shortenTimeout(page)
    const retry = page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' }).first()
    for (const [name, respond] of faults) {
      await test.step(name, async () => {
        await page.unrouteAll()
        await page.route('**/bff/api/customerProfile', (route) => void respond(route))
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
    expectPageErrors(/^Failed to load resource: /)
  })
}
