import { expect, test } from '@portal/e2e'
import { startSlowLine } from './slow-line.ts'

// Without `page.route`, which would switch off the browser's cache, and without Chromium's throttling, which does not share a line.
test('a page whose files arrive slowly says so, and starts without a failure', async ({
  browser,
  baseURL,
}) => {
  const line = await startSlowLine({ bytesPerSecond: 6_000, latencyMs: 700 })
  // Without this bypass Chromium asks no proxy for localhost.
  const context = await browser.newContext({ proxy: { server: line.address, bypass: '<-loopback>' } })
  const page = await context.newPage()
  const failure = page.getByRole('button', { name: 'Seite neu laden' })
  const started = page.getByRole('heading', { level: 1, name: 'Oh nein!' })
  await page.goto(`${baseURL}/gibt-es-nicht`, { waitUntil: 'commit' })
  await expect(page.getByText('Die Verbindung ist langsam.').or(failure)).toBeVisible()
  await expect(started.or(failure)).toBeVisible({ timeout: 90_000 })
  expect(await failure.count()).toBe(0)
  await context.close()
  await line.stop()
})
