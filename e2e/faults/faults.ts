import type { Page, Route } from '@playwright/test'

/** What a server may do to a file. */
export const faults = {
  missing: (route) => route.fulfill({ status: 404, body: '' }),
  hanging: () => undefined,
  async damaged(route) {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n/* damaged */` })
  },
} satisfies Record<string, (route: Route) => unknown>

/** Shortens a timeout of the portal to two seconds: a slow machine needs more than one for a good file. */
export async function shortenTimeout(page: Page, timeoutMs: number) {
  await page.addInitScript((full) => {
    const { setTimeout } = window
    const shortened = (run: () => void, ms?: number) => setTimeout(run, ms === full ? 2_000 : ms)
    Object.assign(window, { setTimeout: shortened })
  }, timeoutMs)
}
