import { expect, test } from '@jest/globals'
import { tokenClaims } from '@portal/contracts'
import { decodeJwt } from 'jose'
import { sharedFixture } from '../testing/identity-fixture.ts'
import type { Tokens } from '../testing/portal.ts'
import { anna, PASSWORD, PORTAL } from '../testing/test-tenant.ts'

const identity = await sharedFixture({ accessTokenSeconds: 7 })

const json = async (response: Response) => (await response.json()) as Tokens
const elevenSecondsLater = () =>
  identity.query(`update identity_records set consumed_at = consumed_at - interval '11 seconds'`)

test('each refresh gives a new refresh token, and the lifetime is the configured one', async () => {
  const portal = identity.newPortal()
  const first = await portal.signIn(anna.email, PASSWORD)
  const second = await json(await portal.refresh(first.refresh_token))
  expect(second.expires_in).toBe(7)
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect((await portal.refresh(second.refresh_token)).status).toBe(200)
})

test('a refreshed token contains the time of the password, not of the refresh', async () => {
  const portal = identity.newPortal()
  const first = await portal.signIn(anna.email, PASSWORD)
  const { iat, [tokenClaims.authenticatedAt]: givenAt } = decodeJwt(first.access_token)
  expect(Math.abs(Number(givenAt) - Number(iat))).toBeLessThan(60)

  const hourAgo = Number(givenAt) - 3600
  await identity.query(
    `update identity_records set payload = jsonb_set(payload::jsonb, '{authTime}', '${hourAgo}') where model = 'RefreshToken'`,
  )
  const second = await json(await portal.refresh(first.refresh_token))
  expect(decodeJwt(second.access_token)[tokenClaims.authenticatedAt]).toBe(hourAgo)
})

test('a sign-in ends two weeks after the password, however often it is renewed, and no token outlives it', async () => {
  const portal = identity.newPortal()
  const first = await portal.signIn(anna.email, PASSWORD)
  const { iat, [tokenClaims.sessionExpiresAt]: endsAt } = decodeJwt(first.access_token)
  expect(Number(endsAt) - Number(iat)).toBe(14 * 24 * 60 * 60)

  await identity.query(
    `update identity_records set expires_at = now() + interval '4 seconds',
      payload = jsonb_set(payload::jsonb, '{exp}', to_jsonb(floor(extract(epoch from now()))::int + 4))
      where model = 'RefreshToken'`,
  )
  const second = await json(await portal.refresh(first.refresh_token))
  expect(second.expires_in).toBeLessThan(5)
  const claims = decodeJwt(second.access_token)
  expect(Math.abs(Number(claims[tokenClaims.sessionExpiresAt]) - Number(claims.exp))).toBeLessThan(2)
})

test('two tabs that refresh at the same instant both stay signed in', async () => {
  const portal = identity.newPortal()
  const { refresh_token } = await portal.signIn(anna.email, PASSWORD)
  const answers = await Promise.all([portal.refresh(refresh_token), portal.refresh(refresh_token)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])

  for (const answer of answers) {
    const tokens = await json(answer)
    expect((await portal.refresh(tokens.refresh_token)).status).toBe(200)
  }
})

test('a late reuse of a refresh token ends its whole family', async () => {
  const portal = identity.newPortal()
  const { refresh_token } = await portal.signIn(anna.email, PASSWORD)
  const rotated = await json(await portal.refresh(refresh_token))
  await elevenSecondsLater()

  expect(await json(await portal.refresh(refresh_token))).toMatchObject({ error: 'invalid_grant' })
  expect(await json(await portal.refresh(rotated.refresh_token))).toMatchObject({ error: 'invalid_grant' })
})

test('a revoked refresh token gives no more tokens', async () => {
  const portal = identity.newPortal()
  const { refresh_token } = await portal.signIn(anna.email, PASSWORD)
  expect((await portal.revoke(refresh_token)).status).toBe(200)
  expect(await json(await portal.refresh(refresh_token))).toMatchObject({ error: 'invalid_grant' })
})

test('only the portal may read tokens from a browser', async () => {
  const portal = identity.newPortal()
  const { refresh_token } = await portal.signIn(anna.email, PASSWORD)

  const foreign = await portal.refresh(refresh_token, 'https://evil.example')
  expect(foreign.status).toBe(400)
  expect(foreign.headers.has('access-control-allow-origin')).toBe(false)

  const own = await portal.refresh(refresh_token)
  expect(own.headers.get('access-control-allow-origin')).toBe(PORTAL)
})
