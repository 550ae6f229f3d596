import type { Page } from '@playwright/test'
import { addresses, changeAppConfig, expect, fillSignIn, signInField, test } from '@portal/e2e'

const target = '/security?von=brief'
const authorize = `${addresses.identity}/authorize?*`

/** The provider sends the browser back with an error: by a page, because no route sees the target of an HTTP redirect. */
const refuseSignIn = (page: Page, error: string) =>
  page.route(authorize, (route) => {
    const parameters = new URL(route.request().url()).searchParams
    const back = new URLSearchParams({ error, state: parameters.get('state') ?? '' })
    const target = `${parameters.get('redirect_uri')}?${back}`.replaceAll('&', '&amp;')
    const body = `<meta http-equiv="refresh" content="0; url=${target}">`
    return route.fulfill({ contentType: 'text/html', body })
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

test('a refused sign-in redirects to the error path of the config', async ({ page, baseURL }) => {
  await changeAppConfig(page, baseURL, (entries) => [...entries, { name: 'loginErrorPath', value: '/503' }])
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
