import { expect, test } from '@portal/e2e'

const routes = ['/overview', '/personal-data', '/contracts-payments', '/security', '/privacy']
const windows = { desktop: { width: 1280, height: 800 }, phone: { width: 375, height: 812 } }

/** Delays each response, so that skeletons and data are painted apart. */
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 250_000, uploadThroughput: 250_000 }

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(name, () => {
    test.use({ viewport })
    for (const route of routes) {
      test(`nothing on ${route} moves while a slow line loads it with an empty cache`, async ({
        page,
        signInAs,
      }) => {
        await signInAs('gina.hahn@post.example')
        const network = await page.context().newCDPSession(page)
        await network.send('Network.enable')
        await network.send('Network.emulateNetworkConditions', SLOW_LINE)
        await page.goto(route)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)

        const shifts = await page.evaluate(
          () =>
            new Promise<string[]>((resolve) => {
              new PerformanceObserver((list) => {
                const entries = list.getEntries() as LayoutShift[]
                resolve(
                  entries.flatMap(({ entryType, value, sources }) =>
                    entryType === 'layout-shift'
                      ? `${value.toFixed(4)} ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`
                      : [],
                  ),
                )
              }).observe({ type: 'layout-shift', buffered: true })
              setTimeout(() => resolve([]), 500)
            }),
        )
        expect(shifts).toEqual([])
      })
    }
  })
}
