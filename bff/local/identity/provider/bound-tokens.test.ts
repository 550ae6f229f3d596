import { expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import { createTestKey } from '../../../test/test-key.ts'
import { sharedFixture } from '../testing/identity-fixture.ts'
import { createPortal, type Tokens } from '../testing/portal.ts'
import { anna, PASSWORD } from '../testing/test-tenant.ts'

const identity = await sharedFixture()
const [key, thiefsKey] = [await createTestKey(), await createTestKey()]
const portal = createPortal(identity.origin, { key })
const thief = createPortal(identity.origin, { key: thiefsKey })

const json = async (response: Response) => (await response.json()) as Tokens

test('the tokens of a sign-in with a key are bound to it', async () => {
  const { access_token, token_type } = await portal.signIn(anna.email, PASSWORD)
  expect(token_type).toBe('DPoP')
  expect(decodeJwt(access_token).cnf).toEqual({ jkt: key.thumbprint })
})

test('a refresh token is refused with another key and without one, and taken with its own', async () => {
  const { refresh_token } = await portal.signIn(anna.email, PASSWORD)
  for (const stranger of [thief, identity.newPortal()]) {
    const refused = await stranger.refresh(refresh_token)
    expect([refused.status, await json(refused)]).toEqual([
      400,
      expect.objectContaining({ error: 'invalid_grant' }),
    ])
  }
  const renewed = await json(await portal.refresh(refresh_token))
  expect(decodeJwt(renewed.access_token).cnf).toEqual({ jkt: key.thumbprint })
  expect((await thief.refresh(renewed.refresh_token)).status).toBe(400)
  expect((await portal.refresh(renewed.refresh_token)).status).toBe(200)
})

test('a session with bearer tokens goes on with bound ones', async () => {
  const { refresh_token } = await identity.newPortal().signIn(anna.email, PASSWORD)
  const renewed = await json(await portal.refresh(refresh_token))
  expect(decodeJwt(renewed.access_token).cnf).toEqual({ jkt: key.thumbprint })
  expect((await portal.refresh(renewed.refresh_token)).status).toBe(200)
})

test('a browser with a wrong clock gets a nonce, and signs in with it', async () => {
  const { refresh_token } = await portal.signIn(anna.email, PASSWORD)
  const ahead = {
    htm: 'POST',
    htu: `${identity.origin}/oauth/token`,
    iat: Math.floor(Date.now() / 1000) + 36_000,
  }
  const refresh = async (claims: object) =>
    fetch(ahead.htu, {
      method: 'POST',
      headers: { dpop: await key.proofOf({ ...ahead, ...claims }) },
      body: new URLSearchParams({ client_id: 'nordtal-portal', grant_type: 'refresh_token', refresh_token }),
    })
  const refused = await refresh({})
  expect((await json(refused)).error).toBe('use_dpop_nonce')
  expect((await refresh({ nonce: refused.headers.get('dpop-nonce') })).status).toBe(200)
})
