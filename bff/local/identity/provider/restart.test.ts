import { expect, test } from '@jest/globals'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { sharedFixture } from '../testing/identity-fixture.ts'
import { anna, PASSWORD, PORTAL } from '../testing/test-tenant.ts'

const identity = await sharedFixture()

test('session, refresh token and signing key outlive a restart', async () => {
  const [browser, portal] = [identity.newBrowser(), identity.newPortal()]
  const tokens = await portal.signIn(anna.email, PASSWORD, browser)
  await identity.restart()

  const { url } = await browser.follow(await browser.open(portal.authorizeUrl()))
  expect(url.href).toMatch(`${PORTAL}/callback?code=`)
  expect((await portal.refresh(tokens.refresh_token)).status).toBe(200)
  const keys = createRemoteJWKSet(new URL(`${identity.issuer}.well-known/jwks.json`))
  await expect(jwtVerify(tokens.access_token, keys)).resolves.toMatchObject({
    payload: { sub: anna.subject },
  })
})

test('a sign-in begun before the restart can be finished after it', async () => {
  const [browser, portal] = [identity.newBrowser(), identity.newPortal()]
  const path = await portal.begin(browser)
  await identity.restart()
  const { url } = await browser.follow(await browser.submit(path, { email: anna.email, password: PASSWORD }))
  expect(url.href).toMatch(`${PORTAL}/callback?code=`)
})

test('passwords are stored as argon2id of at least OWASP’s minimum', async () => {
  const { rows } = await identity.query<{ password_hash: string }>(
    'select password_hash from identity_accounts',
  )
  for (const { password_hash } of rows) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('expired rows are deleted at the next start', async () => {
  await identity.newPortal().begin(identity.newBrowser())
  await identity.query(`update identity_records set expires_at = now() - interval '1 minute'`)
  await identity.restart()
  expect((await identity.query('select id from identity_records')).rows).toEqual([])
})
