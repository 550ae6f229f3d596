import type { Page } from '@playwright/test'
import { expect, expireToken, fillPassword, fillSignIn, signInField, test } from '@portal/e2e'

/** Changes the stored tokens before the page reads them. */
async function changeStoredTokens(page: Page, change: { keepRefreshToken: boolean }) {
  await page.addInitScript(({ keepRefreshToken }) => {
    if (!location.origin.startsWith('http') || sessionStorage.getItem('e2e-expired')) return
    sessionStorage.setItem('e2e-expired', 'done')
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('@@auth0spajs@@'))) {
      const entry = JSON.parse(localStorage.getItem(key) ?? 'null')
      if (!entry?.body?.access_token) continue
      entry.body.access_token = 'no longer valid'
      entry.expiresAt = Math.floor(Date.now() / 1000) + 600
      if (!keepRefreshToken) delete entry.body.refresh_token
      localStorage.setItem(key, JSON.stringify(entry))
    }
  }, change)
}

/** The public part of the key that the tokens are bound to. */
const publicKeyOf = (page: Page) =>
  page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const database = await settled(indexedDB.open('auth0-spa-js'))
    const [pair] = await settled(database.transaction('keypair').objectStore('keypair').getAll())
    database.close()
    return pair && (await crypto.subtle.exportKey('jwk', pair.publicKey)).x
  })

const card = (page: Page) => page.getByRole('region', { name: 'Name' })

test('a refused token is renewed once for all waiting calls', { tag: '@two-bffs' }, async ({
  page,
  newPerson,
  signInAs,
  expectPageErrors,
}) => {
  await signInAs(await newPerson('gina'))
  await changeStoredTokens(page, { keepRefreshToken: true })
  const renewals: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/oauth/token')) renewals.push(request.url())
  })
  await page.goto('/personal-data')
  await expect(card(page)).toContainText('Gina Hahn')
  expect(renewals).toHaveLength(1)
  expectPageErrors(/401/)
})

test('an ended session redirects once to the sign-in and back to the full path', async ({
  page,
  context,
  newPerson,
  signInAs,
  expectPageErrors,
}) => {
  const person = await newPerson('hugo')
  await signInAs(person)
  await context.clearCookies()
  await changeStoredTokens(page, { keepRefreshToken: false })
  const redirects: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/authorize')) redirects.push(request.url())
  })
  await page.goto('/security?von=brief')
  await expect(signInField(page)).toBeVisible()
  expect(redirects.filter((url) => !url.includes('prompt=none'))).toHaveLength(1)
  expectPageErrors(/401|authorize|frame/)

  await signInField(page).fill(person.email)
  await fillPassword(page)
  await page.waitForURL('/security?von=brief')
})

test('open tabs renew an expired token without a sign-in and without a reload', {
  tag: '@two-bffs',
}, async ({ context, page, newPerson, signInAs }) => {
  await signInAs(await newPerson('kim'))
  await page.goto('/personal-data')
  await expect(card(page)).toContainText('Kim Lorenz')
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''))
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
  // An open call would renew the token, and the next page would cancel it.
  for (const tab of tabs) await tab.goto('/data-protection', { waitUntil: 'networkidle' })
  await expireToken(page)

  const requests: string[] = []
  context.on('request', (request) => {
    if (/\/oauth\/token|\/authorize/.test(request.url())) requests.push(request.url())
  })
  await Promise.all(tabs.map((tab) => tab.goto('/personal-data')))
  for (const tab of tabs) await expect(card(tab)).toContainText('Kim Lorenz')
  // Other tabs see the new token a moment later, so a second tab may renew, too.
  expect(requests).toContainEqual(expect.stringMatching(/\/oauth\/token$/))
  expect(requests.filter((url) => url.includes('/authorize'))).toEqual([])
  // A reload of the first tab would have lost its input.
  await expect(page.locator('html')).toHaveAttribute('data-not-reloaded', '')
  await expect(card(page)).toContainText('Kim Lorenz')
})

test('a sign-out clears every open tab, and Back shows no data', { tag: '@two-bffs' }, async ({
  context,
  page,
  newPerson,
  signInAs,
}) => {
  await signInAs(await newPerson('kim'))
  await page.goto('/overview')
  await expect(page.getByRole('heading', { name: 'Guten Tag, Kim Lorenz' })).toBeVisible()
  await page.getByRole('link', { name: 'Persönliche Daten' }).first().click()
  await expect(card(page)).toContainText('Kim Lorenz')
  const other = await context.newPage()
  await other.goto('/overview')
  await expect(other.getByRole('heading', { name: 'Guten Tag, Kim Lorenz' })).toBeVisible()
  const key = await publicKeyOf(page)
  expect(key).toMatch(/./)

  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(other.getByText('Kim Lorenz')).toHaveCount(0)
  for (const tab of [page, other]) await expect(signInField(tab)).toBeVisible()

  await page.goto('/data-protection')
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(stored.filter((key) => /auth0|tenant|referrer/.test(key))).toEqual([])
  // The next sign-in has begun with a key of its own.
  expect(await publicKeyOf(page)).not.toBe(key)
  for (const _ of [1, 2, 3]) {
    await page.goBack()
    // Each page redirects to the sign-in; wait for it before the next step.
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('Kim Lorenz')).toHaveCount(0)
  }
})

test('Back returns to the page before the sign-in, also after the sign-in', async ({ page }) => {
  await page.goto('/data-protection')
  const policy = page.getByRole('heading', { name: 'Datenschutzhinweise' })
  await expect(policy).toBeVisible()
  await page.goto('/overview')
  await expect(signInField(page)).toBeVisible()
  await page.goBack()
  await expect(policy).toBeVisible()

  await page.goto('/security')
  await fillSignIn(page, 'kim.lorenz@post.example')
  await page.waitForURL('/security')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Guten Tag, Kim Lorenz' })).toBeVisible()
})
