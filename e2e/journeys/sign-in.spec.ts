import type { Page } from '@playwright/test'
import { addresses, expect, fillSignIn, signInField, test } from '@portal/e2e'

const target = '/security?von=brief'
const authorize = `${addresses.identity}/authorize?*`

/** The provider redirects back with an error. */
const refuseSignIn = (page: Page, error: string) =>
  page.route(authorize, (route) => {
    const parameters = new URL(route.request().url()).searchParams
    const back = new URLSearchParams({ error, state: parameters.get('state') ?? '' })
    return route.fulfill({ status: 302, headers: { location: `${parameters.get('redirect_uri')}?${back}` } })
  })

test('a refused sign-in stays on its page, and the next sign-in opens the target', async ({ page }) => {
  await refuseSignIn(page, 'login_required')
  await page.goto(target)
  await expect(page.getByRole('heading', { name: 'Bitte melden Sie sich erneut an' })).toBeVisible()
  await expect(page).toHaveURL(/\/callback\?/)
  await page.unroute(authorize)
  await page.getByRole('link', { name: 'Erneut anmelden' }).click()
  await fillSignIn(page, 'hugo.ilg@post.example')
  await page.waitForURL(target)
  await expect(page.getByRole('main').getByText('hugo.ilg@post.example')).toBeVisible()
})

test('a callback without a sign-in shows a failure, also after a reload', async ({ page }) => {
  await page.goto('/callback?code=x&state=y')
  const failure = page.getByRole('heading', { name: 'Diese Anmeldung ist nicht mehr gültig' })
  await expect(failure).toBeVisible()
  await page.reload()
  await expect(failure).toBeVisible()
  await page.getByRole('link', { name: 'Erneut anmelden' }).click()
  await expect(signInField(page)).toBeVisible()
})

test('a refused sign-in redirects to the error path of the config', async ({ page }) => {
  await page.route('**/config.json?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: [...(await response.json()), { name: 'loginErrorPath', value: '/503' }] })
  })
  await refuseSignIn(page, 'access_denied')
  await page.goto(target)
  await expect(page.getByRole('heading', { name: 'Keine Antwort' })).toBeVisible()
  await expect(page).toHaveURL('/503')
})

test('a sign-in on a public page returns to it', async ({ page }) => {
  await page.goto('/gibt-es-nicht?von=hier')
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click()
  await fillSignIn(page, 'hugo.ilg@post.example')
  await page.waitForURL('/gibt-es-nicht?von=hier')
  await expect(page.getByRole('button', { name: 'Ihr Konto' })).toBeVisible()
})
