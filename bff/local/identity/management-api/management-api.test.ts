import { expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import { eventually } from '../../../test/eventually.ts'
import { identityProviderAt } from '../../../test/identity-provider-at.ts'
import { sharedFixture } from '../testing/identity-fixture.ts'
import { AUDIENCE, anna, ben, CLIENT_ID, carla, MANAGEMENT_CLIENT, PASSWORD } from '../testing/test-tenant.ts'

const identity = await sharedFixture()

const provider = identityProviderAt(identity.issuer)

const askForToken = (parameters: Record<string, string>) =>
  fetch(`${identity.origin}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', ...parameters }),
  })

const credentials = { client_id: MANAGEMENT_CLIENT.id, client_secret: MANAGEMENT_CLIENT.secret }
const audience = `${identity.issuer}api/v2/`

const ask = (method: string, subject: string, token: string, body?: object) =>
  fetch(`${identity.origin}/api/v2/users/${encodeURIComponent(subject)}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

const managementToken = async () => {
  const answer = await askForToken({ ...credentials, audience })
  return ((await answer.json()) as { access_token: string }).access_token
}

test("the backend's own client gets a token in the shape of Auth0", async () => {
  expect(decodeJwt(await managementToken())).toMatchObject({
    iss: identity.issuer,
    sub: `${MANAGEMENT_CLIENT.id}@clients`,
    aud: audience,
    azp: MANAGEMENT_CLIENT.id,
    gty: 'client-credentials',
  })
})

test('a wrong secret, another client and another audience get no management token', async () => {
  const wrongSecret = await askForToken({ ...credentials, client_secret: 'geraten', audience })
  expect(wrongSecret.status).toBe(401)
  expect((await askForToken({ client_id: CLIENT_ID, audience })).status).toBe(400)
  expect((await askForToken({ ...credentials, audience: AUDIENCE })).status).toBe(400)
  const asCustomer = identity.newPortal().authorizeUrl({ audience })
  const refused = await identity.newBrowser().open(asCustomer)
  expect(refused.headers.get('location')).toContain('error=invalid_target')
})

test("a customer's token changes no account", async () => {
  const { access_token: token } = await identity.newPortal().signIn(anna.email, PASSWORD)
  for (const bearer of [token, '', 'x.y.z']) {
    expect((await ask('DELETE', ben.subject, bearer)).status).toBe(401)
  }
  expect(await identity.newPortal().signIn(ben.email, PASSWORD)).toHaveProperty('access_token')
})

test('a changed address is the only one to sign in with, and sessions go on', async () => {
  const before = await identity.newPortal().signIn(ben.email, PASSWORD)
  await provider.changeEmailAddress(ben.subject, 'Ben.Neu@post.example')
  expect(await identity.newPortal().signIn(ben.email, PASSWORD)).toMatchObject({ error: 'invalid_request' })
  const { id_token } = await identity.newPortal().signIn('ben.neu@post.example', PASSWORD)
  expect(decodeJwt(id_token)).toMatchObject({ sub: ben.subject, email: 'ben.neu@post.example' })
  expect((await identity.newPortal().refresh(before.refresh_token)).status).toBe(200)
  await provider.changeEmailAddress(ben.subject, 'ben.neu@post.example')
})

test('a link to a new password in the old mailbox ends with the change', async () => {
  const issued = `insert into identity_password_resets values ('of-the-old-mailbox', $1, now() + interval '1 hour')`
  await identity.query(issued, [anna.subject])
  await provider.changeEmailAddress(anna.subject, 'anna.neu@post.example')
  const { rows } = await identity.query('select ended_by from identity_password_resets')
  expect(rows).toEqual([{ ended_by: 'new-address' }])
})

test('an address of another account, an unknown one and a strange body are refused', async () => {
  const token = await managementToken()
  const change = { email: carla.email, email_verified: true }
  expect((await ask('PATCH', ben.subject, token, change)).status).toBe(409)
  expect((await ask('PATCH', 'auth0|niemand', token, { ...change, email: 'x@post.example' })).status).toBe(
    404,
  )
  expect((await ask('PATCH', ben.subject, token, { ...change, blocked: true })).status).toBe(400)
  await expect(provider.changeEmailAddress(ben.subject, carla.email)).rejects.toThrow('responded with 409')
})

test('a deleted account is gone, its sessions too, and deleting it again is no error', async () => {
  const { refresh_token } = await identity.newPortal().signIn(carla.email, PASSWORD)
  await provider.deleteUser(carla.subject)
  await provider.deleteUser(carla.subject)
  expect((await identity.newPortal().refresh(refresh_token)).status).toBe(400)
  await identity.restart()
  expect(await identity.newPortal().signIn(carla.email, PASSWORD)).toMatchObject({ error: 'invalid_request' })
})

test('the hashes of a deleted account are erased after 30 days', async () => {
  const known = async () => {
    const { rows } = await identity.query('select * from identity_deletions')
    return rows as { email_hash: string | null; password_hash: string | null }[]
  }
  await provider.deleteUser(carla.subject)
  const [row] = await known()
  expect(row).toMatchObject({ email_hash: expect.any(String), password_hash: expect.any(String) })
  expect(JSON.stringify(row)).not.toContain(carla.email)
  await identity.query(`update identity_deletions set deleted_at = now() - interval '30 days'`)
  await identity.restart()
  const forgotten = await eventually(async () => (await known()).find((row) => row.email_hash === null))
  expect(forgotten).toMatchObject({ subject: carla.subject, password_hash: null })
})

test('an error contains neither the customer nor the secret', async () => {
  const failure = await identityProviderAt(identity.issuer, 'falsch-geheim')
    .changeEmailAddress(anna.subject, 'geheim@post.example')
    .catch((error: Error) => error)
  expect(String(failure)).toBe('Error: The identity provider returned no token: 401')
})
