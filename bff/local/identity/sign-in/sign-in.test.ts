import { expect, test } from '@jest/globals'
import { tokenClaims } from '@portal/contracts'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { sharedFixture } from '../testing/identity-fixture.ts'
import { AUDIENCE, anna, ben, PASSWORD, PORTAL } from '../testing/test-tenant.ts'

const identity = await sharedFixture()

async function begin() {
  const [browser, portal] = [identity.newBrowser(), identity.newPortal()]
  return { browser, path: await portal.begin(browser) }
}

test('the customer signs in and the portal gets tokens in the shape of Auth0', async () => {
  const { issuer } = identity
  const tokens = await identity.newPortal().signIn(anna.email, PASSWORD)

  const keys = createRemoteJWKSet(new URL(`${issuer}.well-known/jwks.json`))
  const { payload, protectedHeader } = await jwtVerify(tokens.access_token, keys, {
    issuer,
    audience: AUDIENCE,
  })
  expect(protectedHeader).toMatchObject({ alg: 'RS256', typ: 'JWT', kid: expect.any(String) })
  expect(payload).toEqual({
    iss: issuer,
    sub: anna.subject,
    aud: [AUDIENCE, `${issuer}userinfo`],
    azp: 'nordtal-portal',
    scope: 'openid profile email',
    iat: expect.any(Number),
    exp: (payload.iat ?? 0) + 3600,
    [tokenClaims.authenticatedAt]: expect.any(Number),
    [tokenClaims.email]: anna.email,
    [tokenClaims.emailVerified]: true,
    [tokenClaims.newDevice]: false,
    [tokenClaims.sessionExpiresAt]: (payload.iat ?? 0) + 14 * 24 * 60 * 60,
    [tokenClaims.sessionId]: expect.any(String),
  })
  expect(tokens.expires_in).toBe(3600)
  expect(tokens.refresh_token).toEqual(expect.any(String))
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    iss: issuer,
    aud: 'nordtal-portal',
    sub: anna.subject,
    email: anna.email,
    name: anna.name,
    nonce: 'nonce-of-the-portal',
  })
})

test('a signed-in customer comes back to the portal without a form', async () => {
  const [browser, portal] = [identity.newBrowser(), identity.newPortal()]
  await portal.signIn(anna.email, PASSWORD, browser)

  const { url } = await browser.follow(await browser.open(portal.authorizeUrl()))
  expect(url.href).toMatch(`${PORTAL}/callback?code=`)
  expect(url.searchParams.get('state')).toBe('state-of-the-portal')
})

test('the address is taken in any case and with spaces around it', async () => {
  const { id_token } = await identity.newPortal().signIn(' ben.CARSTENS@post.example ', PASSWORD)
  expect(decodeJwt(id_token)).toMatchObject({ sub: ben.subject, email: 'ben.carstens@post.example' })
})

test.each([
  '<Ben.Carstens@post.example>,',
  'mailto:ben.carstens@post.example',
  '\u202aben.carstens@post.example\u200b',
])('the address is taken with what was copied with it: %j', async (email) => {
  const { id_token } = await identity.newPortal().signIn(email, PASSWORD)
  expect(decodeJwt(id_token).sub).toBe(ben.subject)
})

test('the next customer in the same browser gets a session of their own', async () => {
  const [browser, portal] = [identity.newBrowser(), identity.newPortal()]
  await portal.signIn(anna.email, PASSWORD, browser)
  const { id_token } = await portal.signIn(ben.email, PASSWORD, browser)
  expect(decodeJwt(id_token).sub).toBe(ben.subject)
})

test.each([
  ['a wrong password', anna.email],
  ['an unknown address', 'niemand@post.example'],
])('%s gets the same German message, and the address stays in the form', async (_case, email) => {
  const { browser, path } = await begin()
  const response = await browser.submit(path, { email, password: 'falsch' })
  expect([response.status, response.headers.get('location')]).toEqual([303, path])
  const page = await (await browser.open(path)).text()

  expect(page).toContain('<title>Fehler: Anmelden – Nordtal Konto</title>')
  expect(page).toContain('E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es noch einmal.')
  expect(page).toContain('Haben Sie Ihr Konto gelöscht? Dann können Sie sich damit nicht mehr anmelden.')
  expect(page).toContain(`value="${email}"`)
  expect(page).toContain('aria-invalid="true"')
})

test('no input makes the server fail', async () => {
  const { browser, path } = await begin()
  for (const email of ['\u0000', 'x'.repeat(20_000)]) {
    expect(await (await browser.send(path, { email, password: '\u0000' })).text()).toContain('ist falsch')
  }
})

test('empty fields are named one by one', async () => {
  const { browser, path } = await begin()
  const page = await (await browser.send(path, {})).text()
  expect(page).toContain('Geben Sie Ihre E-Mail-Adresse ein.')
  expect(page).toContain('Geben Sie Ihr Passwort ein.')
})

test('the input of a customer is shown as text, never as markup', async () => {
  const { browser, path } = await begin()
  const email = '"><script>alert(1)</script>'
  const page = await (await browser.send(path, { email, password: 'x' })).text()
  expect(page).not.toContain('<script>alert')
})

test.each([
  '/login/begun',
  '/login/begun/sign-up',
  '/confirm-email',
  '/confirm-email/again',
  '/email-change',
  '/email-change/agree',
  '/email-change/undo',
  '/forgot-password',
  '/reset-password',
])('a form of a foreign page is refused by %s', async (path) => {
  expect((await identity.newBrowser().submit(path, {}, 'https://evil.example')).status).toBe(403)
})

test('a sign-in that this browser has not begun, or too long ago, gets a German page with a way back', async () => {
  const response = await identity.newBrowser().open('/login/V1StGXR8_Z5jdHi6B-myT')
  const page = await response.text()
  expect(response.status).toBe(400)
  expect(page).toContain('Diese Anmeldung ist nicht mehr gültig')
  expect(page).toContain(`href="${PORTAL}/login"`)
})

test('the form redirects to the portal after the sign-in', async () => {
  const { browser, path } = await begin()
  await browser.follow(await browser.submit(path, { email: anna.email, password: PASSWORD }))

  const response = await browser.open(path)
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(PORTAL)
})

test.each([
  [{ client_id: 'unbekannt' }, 'Diese Anwendung kennen wir nicht'],
  [{ redirect_uri: 'https://evil.example/callback' }, 'Dieses Ziel kennen wir nicht'],
  [{ redirect_uri: 'http://localhost:4711/callback' }, 'Dieses Ziel kennen wir nicht'],
])('%j gets a German page and no redirect', async (overrides, title) => {
  const response = await identity.newBrowser().open(identity.newPortal().authorizeUrl(overrides))
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(title)
})

test('pages come with a strict policy that lets forms end only here and in the portal', async () => {
  const { headers } = await identity.newBrowser().open('/forgot-password')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`form-action 'self' ${PORTAL} http://localhost:3001`)
  expect(policy).not.toContain('unsafe')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('the pages have the brand that the sign-in names, until one names none', async () => {
  const [browser, portal] = [identity.newBrowser(), identity.newPortal()]
  const themeAfter = async (parameters: Record<string, string>) => {
    const { response } = await browser.follow(await browser.open(portal.authorizeUrl(parameters)))
    return /data-theme="(.*?)"/.exec(await response.text())?.[1]
  }
  expect(await themeAfter({ 'ext-brand': 'flinkstrom' })).toBe('flinkstrom')
  expect(await (await browser.open('/forgot-password')).text()).toContain('data-theme="flinkstrom"')
  expect(await themeAfter({ 'ext-brand': '"><script>' })).toBe('nordtal')
  expect(await themeAfter({})).toBe('nordtal')
})
