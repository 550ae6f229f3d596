import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addresses, expect, expectAccessible, fillSignIn, follow, test, type } from '@portal/e2e'

const sites = ['plain-html', 'vue', 'svelte', 'angular', 'react-18', 'react-19']

// One worker: the sites are installed, built and served once.
test.describe.configure({ mode: 'default' })

let server: ChildProcess

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const { portal, identity, sitesPort } = addresses
  server = fork(join(import.meta.dirname, 'sites/serve.ts'), {
    env: { ...process.env, PORTAL_URL: portal, ISSUER: identity, SITES_PORT: String(sitesPort) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The sites ended with ${code}`)
  })
  await Promise.race([once(server, 'message'), ended])
})
test.afterAll(() => {
  server.kill()
})

const birthDate = (page: Page) => page.getByRole('region', { name: 'Geburtsdatum' })
const changeBirthDate = (page: Page) => page.getByRole('link', { name: 'Geburtsdatum ändern' })

/** Makes the access token of the site's sign-in end an hour ago. */
const expireToken = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session') ?? '')
    localStorage.setItem('session', JSON.stringify({ ...session, expiresAt: Date.now() - 3_600_000 }))
  })

for (const site of sites) {
  test(`${site}: a customer signs in and changes data of the portal`, async ({
    page,
    newPerson,
    expectPageErrors,
  }) => {
    const { email } = await newPerson('clara')
    await test.step('sign in', async () => {
      await page.goto(`${addresses.site(site)}/konto/`)
      await page.getByRole('button', { name: 'Anmelden' }).click()
      await fillSignIn(page, email)
      await expect(page).toHaveURL(`${addresses.site(site)}/konto/`)
      await expect(page.getByRole('heading', { name: 'Persönliche Daten' })).toBeVisible()
    })

    await test.step('change the birth date by keyboard', async () => {
      await follow(page, changeBirthDate(page))
      await expect(page.getByRole('textbox', { name: 'Geburtsdatum' })).toBeFocused()
      await type(page, '02.02.1932')
      await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()
      await expect(birthDate(page)).toContainText('02.02.1932')
    })

    await test.step('axe finds no violation, also in 320 pixels', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await expectAccessible(page, { preload: false })
    })

    await test.step('two elements of different remotes at once', async () => {
      await page.getByRole('button', { name: 'Meine Verträge' }).click()
      await expect(page.getByRole('heading', { name: 'Verträge & Zahlungsdaten' })).toBeVisible()
      await expect(birthDate(page)).toBeVisible()
      await page.getByRole('button', { name: 'Meine Verträge' }).click()
      await expect(page.getByRole('heading', { name: 'Verträge & Zahlungsdaten' })).toHaveCount(0)
      await page.setViewportSize({ width: 1280, height: 800 })
    })

    await test.step('a retry after an outage of the BFF', async () => {
      await page.route('**/bff/api/**', (route) => route.abort())
      await page.reload()
      await expect(page.getByRole('button', { name: 'Erneut versuchen' }).first()).toBeVisible()
      await page.unroute('**/bff/api/**')
      await page.getByRole('button', { name: 'Erneut versuchen' }).first().click()
      await expect(birthDate(page)).toContainText('02.02.1932')
      expectPageErrors(/net::ERR_/)
    })

    await test.step('an expired token is renewed', async () => {
      await expireToken(page)
      const renewal = page.waitForResponse('**/oauth/token')
      await page.reload()
      expect((await renewal).status()).toBe(200)
      await expect(birthDate(page)).toContainText('02.02.1932')
    })

    await test.step('the real portal shows the new birth date', async () => {
      await page.goto('/login?returnTo=/personal-data')
      await expect(birthDate(page)).toContainText('02.02.1932')
    })
  })
}
