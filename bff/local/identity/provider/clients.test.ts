import { expect, test } from '@jest/globals'
import { tokenClaims } from '@portal/contracts'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { sharedPortalWithIdentity } from '../../../test/portal-with-identity.ts'
import type { createBrowser } from '../testing/browser.ts'
import type { Tokens } from '../testing/portal.ts'
import { PASSWORD, PORTAL, SOLARSTADT } from '../testing/test-tenant.ts'

const portal = await sharedPortalWithIdentity()

const ANNA = 'anna.becker@post.example'
const [SITE = ''] = SOLARSTADT.origins
const [KONTO = ''] = SOLARSTADT.redirects
const site = () => portal.newPortal(SOLARSTADT)

const json = async (response: Response) => (await response.json()) as Tokens
const codeFrom = (url: URL) => url.searchParams.get('code') ?? ''
const statusWith = async (token: string) => (await portal.call('getUserProfile', { token })).statusCode

/** Signs in with the session that the browser has. */
async function signInSilently(browser: ReturnType<typeof createBrowser>, client = site()) {
  const { url } = await browser.follow(await browser.open(client.authorizeUrl({ prompt: 'none' })))
  return json(await client.exchange(codeFrom(url)))
}

test('a customer of another site signs in there, and the BFF accepts its token', async () => {
  const { access_token: token } = await site().signIn(ANNA, PASSWORD)
  expect(decodeJwt(token)).toMatchObject({ azp: 'solarstadt' })
  expect(await statusWith(token)).toBe(200)
})

test.each(['https://solarstadt.example/', 'https://solarstadt.example/konto/', `${PORTAL}/callback`])(
  'a sign-in of another site never ends on %s',
  async (redirect_uri) => {
    const response = await portal.newBrowser().open(site().authorizeUrl({ redirect_uri }))
    expect(response.status).toBe(400)
    expect(response.headers.has('location')).toBe(false)
  },
)

test('a code is worth nothing to another client, nor in a page of another origin', async () => {
  const browser = portal.newBrowser()
  const client = site()
  await client.signIn(ANNA, PASSWORD, browser)
  const newCode = async () => {
    const { url } = await browser.follow(await browser.open(client.authorizeUrl({ prompt: 'none' })))
    expect(url.href).toMatch(`${KONTO}?code=`)
    return codeFrom(url)
  }
  const redeemed = await portal.newPortal().exchange(await newCode(), { redirect_uri: KONTO })
  expect(await json(redeemed)).toMatchObject({ error: 'invalid_grant' })
  const elsewhere = await client.exchange(await newCode(), {}, PORTAL)
  expect([elsewhere.status, elsewhere.headers.has('access-control-allow-origin')]).toEqual([400, false])
  const own = await client.exchange(await newCode())
  expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, SITE])
})

test('a refresh token is worth nothing to another client', async () => {
  const { refresh_token } = await site().signIn(ANNA, PASSWORD)
  expect(await json(await portal.newPortal().refresh(refresh_token))).toMatchObject({
    error: 'invalid_grant',
  })
  expect((await site().refresh(refresh_token)).status).toBe(200)
})

test('a password at one site counts for no token of another', async () => {
  const browser = portal.newBrowser()
  const first = await portal.newPortal().signIn(ANNA, PASSWORD, browser)
  const authenticatedAt = ({ access_token }: Tokens) => decodeJwt(access_token)[tokenClaims.authenticatedAt]
  await sql`update identity_records set payload = jsonb_set(payload, '{authTime}', '1000')
    where model = 'RefreshToken'`.execute(portal.db)
  await site().signIn(ANNA, PASSWORD, browser)
  const renewed = await portal.newPortal().refresh(first.refresh_token)
  expect([renewed.status, authenticatedAt(await json(renewed))]).toEqual([200, 1000])
})

test('one browser is one device, and signing it out ends every site', async () => {
  const browser = portal.newBrowser()
  const own = await portal.newPortal().signIn(ANNA, PASSWORD, browser)
  const there = await signInSilently(browser)
  const devices = async () =>
    (await portal.call('getDevices', { token: own.access_token })).json().devices.length
  expect(await devices()).toBe(1)
  const elsewhere = await site().signIn(ANNA, PASSWORD)
  expect(await devices()).toBe(2)
  await portal.callWithPassword('signOutOtherDevices', { email: ANNA, browser })
  expect(await statusWith(elsewhere.access_token)).toBe(401)

  await browser.open(`/v2/logout?${new URLSearchParams({ client_id: SOLARSTADT.id, returnTo: KONTO })}`)
  for (const [client, { refresh_token }] of [
    [portal.newPortal(), own],
    [site(), there],
  ] as const) {
    expect((await client.refresh(refresh_token)).status).toBe(400)
  }
})

test.each([
  [SOLARSTADT.id, KONTO, KONTO],
  [SOLARSTADT.id, PORTAL, null],
  ['nordtal-portal', KONTO, null],
  ['somebody-else', PORTAL, null],
])('a sign-out of %s that names %s leads to %s', async (client_id, returnTo, target) => {
  const response = await portal
    .newBrowser()
    .open(`/v2/logout?${new URLSearchParams({ client_id, returnTo })}`)
  expect(response.headers.get('location')).toBe(target)
})

test('the pages of the sign-in name the site to which it returns', async () => {
  const browser = portal.newBrowser()
  const page = await browser.follow(await browser.open(site().authorizeUrl()))
  const text = await page.response.text()
  expect(text).toContain('Solarstadt</strong> (solarstadt.example)')
  expect(page.response.headers.get('content-security-policy')).toContain(SITE)
  const { pathname, search } = page.url
  const strange = await portal.newBrowser().open(pathname + search)
  expect(await strange.text()).toContain(`href="${KONTO}"`)
  await browser.follow(await browser.submit(pathname, { email: ANNA, password: PASSWORD }))
  expect((await browser.open(pathname + search)).headers.get('location')).toBe(KONTO)
})
