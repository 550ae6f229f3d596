import { expect, test } from '@jest/globals'
import { eventually } from '../../../test/eventually.ts'
import type { Browser } from '../testing/browser.ts'
import { sharedFixture } from '../testing/identity-fixture.ts'
import { resetMailsOf } from '../testing/reset-mails.ts'
import { anna, PASSWORD, PORTAL, SOLARSTADT } from '../testing/test-tenant.ts'

const STRONG = 'Vier Nebel tragen Laternen'
const [KONTO = ''] = SOLARSTADT.redirects

const identity = await sharedFixture()
const site = () => identity.newPortal(SOLARSTADT)
const { newestMail } = resetMailsOf(() => identity)

const textOf = async (response: Response) => (await response.text()).replaceAll('&amp;', '&')

/** The address of the link, button or form with this text or action. */
const linkTo = (page: string, text: string) => new RegExp(`href="([^"]*)"[^>]*>${text}`).exec(page)?.[1] ?? ''

const tokenIn = (text: string) => /token=(\S+)/.exec(text)?.[1] ?? ''

/** A customer at the sign-in of the other site. @returns the address of the page, and the page */
async function begin(browser: Browser, parameters: Record<string, string> = {}) {
  const { response } = await browser.follow(await browser.open(site().authorizeUrl(parameters)))
  return { address: response.url, page: await textOf(response) }
}

/** Follows „Passwort vergessen?“ in the page. @returns the secret in the mail */
async function forgetPassword(browser: Browser, page: string) {
  const form = new URL(linkTo(page, 'Passwort vergessen'), identity.origin)
  const { login = '', client = '' } = Object.fromEntries(form.searchParams)
  expect(await textOf(await browser.open(form.href))).toContain(`name="client" value="${client}"`)
  const sent = await textOf(await browser.send('/forgot-password', { login, client, email: anna.email }))
  return { token: tokenIn((await newestMail(anna.email)).text), signIn: linkTo(sent, 'Zurück zur Anmeldung') }
}

test('a password that was forgotten at another site leads back there, signed in', async () => {
  const browser = identity.newBrowser()
  const { token } = await forgetPassword(browser, (await begin(browser)).page)
  const done = await textOf(await browser.send('/reset-password', { token, password: STRONG }))
  expect(linkTo(done, 'Weiter zu Solarstadt')).toBe(KONTO)
  const { url } = await browser.follow(await browser.open(site().authorizeUrl()))
  expect(url.href).toMatch(`${KONTO}?code=`)
  expect(linkTo(await textOf(await browser.open(`/reset-password?token=${token}`)), 'Zur Anmeldung')).toBe(
    KONTO,
  )
})

test('the sign-in that was left for a new password goes on there', async () => {
  const browser = identity.newBrowser()
  const { token, signIn } = await forgetPassword(browser, (await begin(browser)).page)
  await browser.send('/reset-password', { token, password: STRONG })
  expect(await textOf(await browser.open(signIn))).toContain('Solarstadt')
  const { url } = await browser.follow(await browser.submit(signIn, { email: anna.email, password: STRONG }))
  expect(url.href).toMatch(`${KONTO}?code=`)
})

test('a reauthentication that was left for a new password is over, and leads back to the site', async () => {
  const browser = identity.newBrowser()
  await site().signIn(anna.email, PASSWORD, browser)
  const { page } = await begin(browser, { prompt: 'login' })
  const { token, signIn } = await forgetPassword(browser, page)
  await browser.send('/reset-password', { token, password: STRONG })
  expect((await browser.open(signIn)).headers.get('location')).toBe(KONTO)
})

test('a sign-up at another site ends there, and so do its mail and its page after Back', async () => {
  const email = 'neu.hier@post.example'
  const browser = identity.newBrowser()
  const { address } = await begin(browser, { screen_hint: 'signup' })
  const refused = await browser.submit(address, { email, password: 'zu kurz' })
  const form = new URL(refused.headers.get('location') ?? '', identity.origin)
  expect(form.searchParams.get('client')).toBe(SOLARSTADT.id)
  const { url } = await browser.follow(await browser.submit(form.href, { email, password: STRONG }))
  expect(url.href).toMatch(`${KONTO}?code=`)
  expect((await browser.open(form.href)).headers.get('location')).toBe(KONTO)

  const [mail] = await eventually(async () => {
    const mails = await identity.mailsTo(email)
    return mails.length > 0 ? mails : undefined
  })
  const confirmed = identity.newBrowser().send('/confirm-email', { token: tokenIn(mail?.text ?? '') })
  expect(linkTo(await textOf(await confirmed), 'Zu Solarstadt')).toBe(KONTO)
})

test.each(['https://evil.example', 'nordtal-bff', 'solarstadt.evil'])(
  'a link that names %s as the site leads nowhere else than to the portal',
  async (client) => {
    const browser = identity.newBrowser()
    const query = new URLSearchParams({ client })
    const { response } = await browser.follow(await browser.open(site().authorizeUrl()))
    for (const path of [
      '/forgot-password',
      '/forgot-password/sent',
      '/reset-password/done',
      '/confirm-email/sent',
    ]) {
      const page = await textOf(await browser.open(`${path}?${query}`))
      expect(page).toContain(`href="${PORTAL}/`)
      expect(page).not.toContain(client)
    }
    const { pathname } = new URL(response.url)
    await browser.follow(await browser.submit(pathname, { email: anna.email, password: PASSWORD }))
    expect((await browser.open(`${pathname}?${query}`)).headers.get('location')).toBe(PORTAL)
  },
)
