import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test } from '@portal/e2e'

const routes = {
  'gina.hahn@post.example': [
    ...['/overview', '/personal-data', '/personal-data/email-list', '/contracts-payments'],
    ...['/contracts-payments/payment-list', '/security', '/security/devices', '/security/events'],
    ...['/privacy', '/privacy/history', '/privacy/data-visualization'],
    '/data-protection',
  ],
  'a visitor': ['/data-protection', '/cancellation', '/accessibility', '/code', '/503', '/gibt-es-nicht'],
}
const windows = { desktop: { width: 1280, height: 800 }, phone: { width: 375, height: 812 } }

/** Delays each response, so that skeletons and data are painted apart. */
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 250_000, uploadThroughput: 250_000 }

/** On a slow processor the browser paints parts of the page, too. Once is enough: all pages start alike. */
const slowdownOf = (route: string) => (route === '/personal-data' ? 10 : 1)

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/** The scripts, styles and fonts that the page did not load over the line. */
const cachedFiles = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files
      .filter(({ name, transferSize }) => /\.(js|css|woff2)$/.test(name) && transferSize === 0)
      .map(({ name }) => name)
  })

/** What the page loads when the browser is idle has arrived. On its way it could be in the cache of the next page. */
const waitForDialogs = (page: Page) =>
  page.waitForFunction(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    return ['dialogs.*js', 'dialog-kit.*js', 'dialog-kit.*css'].every((file) =>
      names.some((name) => new RegExp(`/${file}$`).test(name)),
    )
  })

/** On the disk and in the memory of the renderer, which a page may otherwise find as the page before has left it. */
async function emptyCaches(page: Page, network: CDPSession) {
  // A page could still load a file after its cache was emptied.
  await page.goto('about:blank')
  await network.send('Network.clearBrowserCache')
  // Without a cache Chromium drops what is in memory, too.
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  await network.send('Network.setCacheDisabled', { cacheDisabled: false })
}

/** What moved since the page was opened. */
const findShifts = (page: Page) =>
  page.evaluate(
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

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(name, () => {
    test.use({ viewport })
    for (const [visitor, paths] of Object.entries(routes)) {
      test(`nothing moves for ${visitor} while a slow line loads a page with an empty cache`, async ({
        page,
        signInAs,
      }) => {
        if (visitor !== 'a visitor') await signInAs(visitor)
        const network = await page.context().newCDPSession(page)
        await network.send('Network.enable')
        await network.send('Network.emulateNetworkConditions', SLOW_LINE)
        for (const path of paths) {
          await emptyCaches(page, network)
          await network.send('Emulation.setCPUThrottlingRate', { rate: slowdownOf(path) })
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.waitForLoadState('networkidle')
          await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
          await waitForDialogs(page)
          expect(await cachedFiles(page), path).toEqual([])
          expect.soft(await findShifts(page), path).toEqual([])
        }
      })
    }

    test('header, bar and skeleton are there before any file of the shell, and stay where they are', async ({
      page,
      signInAs,
    }) => {
      await signInAs('gina.hahn@post.example')
      const released = Promise.withResolvers<void>()
      await page.route(/\/(host|remotes)\//, (route) => released.promise.then(() => route.continue()))
      await page.goto('/personal-data', { waitUntil: 'commit' })
      const bar = page.getByRole('navigation', { name: 'Hauptmenü' })
      const current = bar.getByRole('link', { name: /Daten/ }).first()
      const logo = page.getByRole('banner').getByRole('link', { name: 'Nordtal Energie' })
      const parts = [page.getByRole('banner'), bar, page.getByRole('main')]
      const places = () => Promise.all(parts.map(placeOf))

      await expect(page.locator('.start-skeleton')).toBeVisible()
      await expect(logo).toBeVisible()
      await expect(bar.getByRole('link')).toHaveCount(5)
      await expect(current).toHaveAttribute('aria-current', 'page')
      const before = await places()

      released.resolve()
      await expect(page.getByRole('heading', { level: 1, name: 'Persönliche Daten' })).toBeVisible()
      await expect(page.locator('.start-skeleton')).toHaveCount(0)
      expect(await places()).toEqual(before)
    })

    test('without a sign-in the header is there before any file of the shell, too, and as high as it stays', async ({
      page,
    }) => {
      const released = Promise.withResolvers<void>()
      await page.route(/\/(host|remotes)\//, (route) => released.promise.then(() => route.continue()))
      await page.goto('/accessibility', { waitUntil: 'commit' })
      const parts = [
        page.getByRole('banner'),
        page.getByRole('banner').getByRole('link', { name: 'Nordtal Energie' }),
      ]
      const places = () => Promise.all(parts.map(placeOf))
      await expect(page.locator('.start-skeleton')).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
      const before = await places()

      released.resolve()
      await expect(page.locator('.start-skeleton')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await places()).toEqual(before)
    })
  })
}

/** Where a part is, and how high, but for the main part, which grows. Widths depend on the font. */
async function placeOf(part: Locator) {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
  return (await part.getAttribute('class'))?.includes('main') ? { y } : { y, height }
}
