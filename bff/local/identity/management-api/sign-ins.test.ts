import { expect, test } from '@jest/globals'
import { sharedFixture } from '../testing/identity-fixture.ts'
import { anna, ben, MANAGEMENT_CLIENT, PASSWORD } from '../testing/test-tenant.ts'

const identity = await sharedFixture()
const issued = await fetch(`${identity.origin}/oauth/token`, {
  method: 'POST',
  body: new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: MANAGEMENT_CLIENT.id,
    client_secret: MANAGEMENT_CLIENT.secret,
    audience: `${identity.issuer}api/v2/`,
  }),
})
const { access_token: token } = (await issued.json()) as { access_token: string }

const ask = (method: string, path: string, bearer = token) =>
  fetch(`${identity.origin}/api/v2/${path}`, { method, headers: { authorization: `Bearer ${bearer}` } })

const logsOf = (q: string) =>
  ask('GET', `logs?${new URLSearchParams({ q, sort: 'date:-1', per_page: '50' })}`)
const userPath = ({ subject }: typeof anna, part: string) => `users/${encodeURIComponent(subject)}/${part}`

test.each([
  ['GET', 'logs'],
  ['GET', userPath(anna, 'sessions')],
  ['GET', userPath(anna, 'refresh-tokens')],
  ['POST', 'sessions/any/revoke'],
  ['DELETE', 'refresh-tokens/any'],
])('%s %s takes no token of a customer', async (method, path) => {
  const { access_token: customers } = await identity.newPortal().signIn(anna.email, PASSWORD)
  expect((await ask(method, path, customers)).status).toBe(401)
})

test('the list of refresh tokens holds none that could be used, and one for each device', async () => {
  const portal = identity.newPortal()
  const { refresh_token: first } = await portal.signIn(ben.email, PASSWORD)
  const { refresh_token: second } = (await (await portal.refresh(first)).json()) as { refresh_token: string }
  const listed = await (await ask('GET', userPath(ben, 'refresh-tokens'))).text()
  expect(JSON.parse(listed).tokens).toHaveLength(1)
  for (const secret of [first, second]) expect(listed).not.toContain(secret)
})

test('the log accepts only the query of the backend for one user', async () => {
  await identity.newPortal().signIn(ben.email, PASSWORD)
  const response = await logsOf(`user_id:"${ben.subject}" AND type:(s OR ss OR scp OR limit_wc)`)
  expect(await response.json()).toMatchObject([{ type: 's', user_id: ben.subject }])
  for (const strange of [
    '',
    'type:(s OR ss OR scp OR limit_wc)',
    `user_id:"x" OR user_id:"${ben.subject}" AND type:(s OR ss OR scp OR limit_wc)`,
  ]) {
    expect((await logsOf(strange)).status).toBe(400)
  }
})

test('an ended or unknown session is not found', async () => {
  expect((await ask('POST', 'sessions/unknown/revoke')).status).toBe(404)
})
