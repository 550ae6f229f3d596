import type { Page, Route } from '@playwright/test'
import { addresses, expect, fillSignIn, test } from '@portal/e2e'

const provider = addresses.identity
const target = '/security?von=brief'

/** Lets the provider send the customer back at once with this answer; `state` is the one that was asked with. */
async function answerSignIn(page: Page, answer: (state: string) => Record<string, string>) {
  const asked: string[] = []
  await page.route(`${provider}/authorize?*`, (route) => {
    const query = new URL(route.request().url()).searchParams
    asked.push(query.toString())
    const back = new URLSearchParams(answer(query.get('state') ?? ''))
    return route.fulfill({ status: 302, headers: { location: `${query.get('redirect_uri')}?${back}` } })
  })
  return asked
}

async function answerToken(page: Page, answer: (route: Route) => Promise<void>) {
  let requests = 0
  await page.route(`${provider}/oauth/token`, (route) => {
    if (route.request().method() === 'POST') requests++
    return answer(route)
  })
  return () => requests
}

const json = (status: number, error: string) => (route: Route) =>
  route.fulfill({
    status,
    headers: { 'access-control-allow-origin': '*' },
    json: { error, error_description: error },
  })

/** The page says what happened, stays, and leads on: to the sign-in and back to where the customer wanted to go. */
async function expectFailure(page: Page, title: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/callback')
  await expect(page.getByRole('link', { name: 'Erneut anmelden' })).toHaveAttribute(
    'href',
    `/login?${new URLSearchParams({ returnTo: target })}`,
  )
  await expect(page.getByRole('link', { name: 'Zurück zur Startseite' })).toHaveAttribute('href', '/')
}

const refusals = [
  ['login_required', 'Bitte melden Sie sich erneut an'],
  ['access_denied', 'Anmeldung nicht möglich'],
  ['mfa_required', 'Eine zweite Bestätigung ist nötig'],
  ['cancelled', 'Sie haben die Anmeldung abgebrochen'],
  ['temporarily_unavailable', 'Die Anmeldung ist gerade nicht erreichbar'],
  ['something_new', 'Anmeldung nicht möglich'],
] as const

for (const [error, title] of refusals) {
  test(`the provider answers ${error}`, async ({ page }) => {
    const asked = await answerSignIn(page, (state) => ({ error, error_description: 'x', state }))
    await page.goto(target)
    await expectFailure(page, title)
    expect(asked).toHaveLength(1)
  })
}

test('a refusal without a state is told as well', async ({ page }) => {
  await answerSignIn(page, () => ({ error: 'access_denied' }))
  await page.goto(target)
  await expectFailure(page, 'Anmeldung nicht möglich')
})

test('an answer to another sign-in is not taken', async ({ page }) => {
  await answerSignIn(page, () => ({ code: 'x', state: 'of another sign-in' }))
  await page.goto(target)
  await expectFailure(page, 'Diese Anmeldung gehört nicht zu diesem Fenster')
})

test('an answer that nobody asked for is not taken', async ({ page }) => {
  await page.goto('/callback?code=x&state=y')
  await expect(page.getByRole('heading', { name: 'Diese Anmeldung ist nicht mehr gültig' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Diese Anmeldung ist nicht mehr gültig' })).toBeVisible()
  await page.getByRole('link', { name: 'Erneut anmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
})

const exchanges = [
  ['invalid_grant', 'Diese Anmeldung ist nicht mehr gültig'],
  ['mfa_required', 'Eine zweite Bestätigung ist nötig'],
  ['missing_refresh_token', 'Ihre Anmeldung ist abgelaufen'],
] as const

for (const [error, title] of exchanges) {
  test(`the exchange of the code is answered with ${error}`, async ({ page, expectComplaints }) => {
    await answerSignIn(page, (state) => ({ code: 'x', state }))
    await answerToken(page, json(403, error))
    await page.goto(target)
    await expectFailure(page, title)
    expectComplaints(/403/)
  })
}

test('a provider that is out of reach is asked three times', async ({ page, expectComplaints }) => {
  await answerSignIn(page, (state) => ({ code: 'x', state }))
  const requests = await answerToken(page, (route) => route.abort('connectionreset'))
  await page.goto(target)
  await expectFailure(page, 'Die Anmeldung ist gerade nicht erreichbar')
  expect(requests()).toBe(3)
  expectComplaints(/oauth\/token/)
})

test('the error page of a proxy is no answer', async ({ page, expectComplaints }) => {
  await answerSignIn(page, (state) => ({ code: 'x', state }))
  await answerToken(page, (route) =>
    route.fulfill({
      status: 502,
      headers: { 'access-control-allow-origin': '*' },
      body: '<h1>Bad gateway</h1>',
    }),
  )
  await page.goto(target)
  await expectFailure(page, 'Die Anmeldung ist gerade nicht erreichbar')
  expectComplaints(/502/)
})

test('a provider that never answers is given up, three times after ten seconds', async ({ page }) => {
  await page.clock.install()
  await answerSignIn(page, (state) => ({ code: 'x', state }))
  const requests = await answerToken(page, () => new Promise(() => undefined))
  await page.goto(target)
  for (const attempt of [1, 2, 3]) {
    await expect.poll(requests).toBe(attempt)
    await expect(page.getByText('Sie werden angemeldet …')).toBeVisible()
    await page.clock.fastForward(10_000)
  }
  await expectFailure(page, 'Die Anmeldung hat zu lange gedauert')
})

test('the way on leads through the sign-in to where the customer wanted to go', async ({ page }) => {
  await answerSignIn(page, (state) => ({ error: 'login_required', state }))
  await page.goto(target)
  await expectFailure(page, 'Bitte melden Sie sich erneut an')
  await page.unroute(`${provider}/authorize?*`)
  await page.getByRole('link', { name: 'Erneut anmelden' }).click()
  await fillSignIn(page, 'hugo.ilg@post.example')
  await page.waitForURL(target)
  await expect(page.getByRole('main').getByText('hugo.ilg@post.example')).toBeVisible()
})

test('where an error path is configured a failed sign-in ends there', async ({ page }) => {
  await page.route('**/config.json?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: [...(await response.json()), { name: 'loginErrorPath', value: '/503' }] })
  })
  await answerSignIn(page, (state) => ({ error: 'access_denied', state }))
  await page.goto(target)
  await expect(page.getByRole('heading', { name: 'Keine Antwort' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/503')
})

test('a sign-in that begins on a public page comes back to it', async ({ page }) => {
  await page.goto('/gibt-es-nicht?von=hier')
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click()
  await fillSignIn(page, 'hugo.ilg@post.example')
  await page.waitForURL('/gibt-es-nicht?von=hier')
  await expect(page.getByRole('button', { name: 'Ihr Konto' })).toBeVisible()
})

test('the avatar of nobody leads home, which asks to sign in', async ({ page }) => {
  await page.goto('/data-protection')
  await page.getByRole('banner').getByRole('link', { name: 'Ihr Konto' }).click()
  await fillSignIn(page, 'hugo.ilg@post.example')
  await page.waitForURL('/overview')
})
