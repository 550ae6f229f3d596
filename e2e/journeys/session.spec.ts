import type { Page } from '@playwright/test'
import { expect, expireToken, fillSignIn, givePassword, signInField, test } from '@portal/e2e'

/** Rewrites what the sign-in SDK has stored, before the page reads it. */
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

test('a token that the BFF refuses is renewed once, however many calls wait for it', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('gina.hahn@post.example')
  await changeStoredTokens(page, { keepRefreshToken: true })
  const renewals: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/oauth/token')) renewals.push(request.url())
  })
  await page.goto('/personal-data')
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Gina Hahn')
  expect(renewals).toHaveLength(1)
  expectComplaints(/401/)
})

test('a session that has ended leads to one sign-in and back to the whole path', async ({
  page,
  context,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('hugo.ilg@post.example')
  await context.clearCookies()
  await changeStoredTokens(page, { keepRefreshToken: false })
  const redirects: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/authorize')) redirects.push(request.url())
  })
  await page.goto('/security?von=brief')
  await expect(signInField(page)).toBeVisible()
  expect(redirects.filter((url) => !url.includes('prompt=none'))).toHaveLength(1)
  expectComplaints(/401|authorize|frame/)

  await signInField(page).fill('hugo.ilg@post.example')
  await givePassword(page)
  await page.waitForURL('/security?von=brief')
})

test('only a path of this portal counts as the way back', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/login?returnTo=//evil.example/')
  await expect(page.getByRole('heading', { name: 'Guten Tag, Gina Hahn' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/overview')
})

test('a sign-in that is refused says so and offers the way on', async ({ page }) => {
  await page.goto('/callback?error=access_denied&error_description=x&state=unknown')
  await expect(page.getByRole('heading', { name: 'Anmeldung nicht möglich' })).toBeVisible()
  await page.getByRole('link', { name: 'Erneut anmelden' }).click()
  await expect(signInField(page)).toBeVisible()
})

test('signing out in one tab leaves nothing to see in the others', async ({ context, signInAs }) => {
  await signInAs('kim.lorenz@post.example')
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await page.goto('/personal-data')
    await expect(page.getByRole('region', { name: 'Name' })).toContainText('Kim Lorenz')
  }
  await first.getByRole('button', { name: 'Ihr Konto' }).click()
  await first.getByRole('button', { name: 'Abmelden' }).click()
  await expect(second.getByText('Kim Lorenz')).toHaveCount(0)
  await expect(signInField(second)).toBeVisible()
})

test('tabs that find the token expired renew it and stay signed in, and nobody is sent to the sign-in', async ({
  context,
  page,
}) => {
  await page.goto('/personal-data')
  await fillSignIn(page, 'kim.lorenz@post.example')
  const name = page.getByRole('region', { name: 'Name' })
  await expect(name).toContainText('Kim Lorenz')
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
  // A call that is still under way would renew, and be cut off by the next page.
  for (const tab of tabs) await tab.goto('/data-protection', { waitUntil: 'networkidle' })
  await expireToken(page)

  const asked: string[] = []
  context.on('request', (request) => {
    if (/\/oauth\/token|\/authorize/.test(request.url())) asked.push(request.url())
  })
  await Promise.all(tabs.map((tab) => tab.goto('/personal-data')))
  for (const tab of tabs) {
    await expect(tab.getByRole('region', { name: 'Name' })).toContainText('Kim Lorenz')
  }
  // What one tab stores reaches the processes of the others a moment later, so that a second one may renew, too.
  expect(asked).toContainEqual(expect.stringMatching(/\/oauth\/token$/))
  expect(asked.filter((url) => url.includes('/authorize'))).toEqual([])
  // The tab that only looked on was not loaded anew, which would have lost its input.
  await expect(page.locator('html')).toHaveAttribute('data-kept', '')
  await expect(name).toContainText('Kim Lorenz')
})

test('a sign-out forgets the customer in every tab, and Back shows nothing', async ({ context, page }) => {
  await page.goto('/overview')
  await fillSignIn(page, 'kim.lorenz@post.example')
  await expect(page.getByRole('heading', { name: 'Guten Tag, Kim Lorenz' })).toBeVisible()
  await page.getByRole('link', { name: 'Persönliche Daten' }).first().click()
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Kim Lorenz')
  const other = await context.newPage()
  await other.goto('/overview')
  await expect(other.getByRole('heading', { name: 'Guten Tag, Kim Lorenz' })).toBeVisible()

  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(other.getByText('Kim Lorenz')).toHaveCount(0)
  // The provider's form: the way there is over.
  for (const tab of [page, other]) await expect(signInField(tab)).toBeVisible()

  await page.goto('/data-protection')
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(kept.filter((key) => /auth0|tenant|referrer/.test(key))).toEqual([])
  for (const _ of [1, 2, 3]) {
    await page.goBack()
    // Each page on the way leads on to the sign-in; the next step waits until it has.
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('Kim Lorenz')).toHaveCount(0)
  }
})

test('while the sign-out is under way the page is empty and calm', async ({ page }) => {
  await page.goto('/overview')
  await fillSignIn(page, 'kim.lorenz@post.example')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // Not the sign-out itself: a page that is already being left answers no test.
  await page.route('**/.well-known/openid-configuration', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByText('Sie werden abgemeldet …')).toBeVisible()
  await expect(page).toHaveTitle('Auf Wiedersehen! – Nordtal Konto')
  await expect(page.getByText('Kim Lorenz')).toHaveCount(0)
  release()
  await expect(signInField(page)).toBeVisible()
})

test('the next customer in the same browser sees nothing of the one before', async ({ page }) => {
  await page.goto('/overview')
  await fillSignIn(page, 'kim.lorenz@post.example')
  await expect(page.getByRole('heading', { name: 'Guten Tag, Kim Lorenz' })).toBeVisible()
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await fillSignIn(page, 'ida.jung@post.example')
  await expect(page.getByRole('heading', { name: 'Guten Tag, Ida Jung' })).toBeVisible()
  await expect(page.getByText(/Kim|kim\.lorenz/)).toHaveCount(0)
})

test('a link from elsewhere signs nobody out', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  for (const address of ['/logout', '/login?returnTo=%2Flogout', '/login?returnTo=%2F%256Cogout']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Guten Tag, Gina Hahn' })).toBeVisible()
  }
})

test('public pages stay readable for a customer of the third brand', async ({ page, expectComplaints }) => {
  await page.goto('/')
  await fillSignIn(page, 'finn.graf@post.example')
  await expect(page.getByRole('dialog', { name: /Solhaus/ })).toBeVisible()
  await page.goto('/data-protection')
  await expect(page.getByRole('heading', { name: 'Datenschutzhinweise' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expectComplaints(/403/)
})

test('Back is no trap, neither from the sign-in nor after it', async ({ page }) => {
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

test('a sign-out without a connection leaves everything as it is, and says so', async ({ page, context }) => {
  // Not the overview, whose slot may still be on its way.
  await page.goto('/security')
  await fillSignIn(page, 'kim.lorenz@post.example')
  await expect(page.getByRole('main').getByText('kim.lorenz@post.example')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Abmelden fehlgeschlagen' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(signInField(page)).toBeVisible()
})
