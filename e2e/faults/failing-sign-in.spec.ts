import type { Page } from '@playwright/test'
import { addresses, expect, fillSignIn, signInField, test } from '@portal/e2e'

const code = (page: Page) => page.getByText(/^Wenn Sie unseren Service brauchen/)

test('a script of the sign-in that an extension blocks is named, and the next sign-in works', async ({
  page,
  expectPageErrors,
}) => {
  const script = /\/sign-in-provider\.\w+\.js/
  await page.route(script, (route) => route.abort('blockedbyclient'))
  await page.goto('/security')
  const failure = page.getByRole('heading', { name: 'Ein Teil der Anmeldung wurde nicht geladen' })
  await expect(failure).toBeVisible()
  await expect(code(page)).toContainText('A20')
  await page.unroute(script)
  await page.getByRole('link', { name: 'Erneut anmelden' }).click()
  await fillSignIn(page, 'hugo.ilg@post.example')
  await page.waitForURL('/security')
  expectPageErrors(/ERR_BLOCKED_BY_CLIENT|Failed to load|ChunkLoadError/)
})

test('a browser that blocks its storage shows what to allow', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  })
  await page.goto('/security')
  const failure = page.getByRole('heading', { name: 'Ihr Browser darf für diese Seite nichts speichern' })
  await expect(failure).toBeVisible()
  await expect(code(page)).toContainText('A12')
})

test('a sign-out that the customer stops lets the other tabs sign in', async ({ page, signInAs }) => {
  await signInAs('hugo.ilg@post.example')
  await page.goto('/security')
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  let isHanging = false
  await page.route(`${addresses.identity}/v2/logout?*`, () => {
    isHanging = true
  })
  // A click lasts until the navigation that it starts at once has ended, which the customer does here.
  const click = page.getByRole('button', { name: 'Abmelden' }).click()
  await expect.poll(() => isHanging).toBe(true)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.stopLoading')
  await click
  await expect(page.getByRole('heading', { name: 'Abmelden nicht abgeschlossen' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/overview')
  await expect(
    signInField(other).or(other.getByRole('heading', { name: 'Guten Tag, Hugo Ilg' })),
  ).toBeVisible()
})
