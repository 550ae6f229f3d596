import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { listen } from '../../test/listen.ts'
import { createAuth0IdentityProvider } from './auth0-identity-provider.ts'
import { IdentityRefusal } from './identity-provider.ts'

interface Seen {
  request: string
  body: string
  authorization: string | undefined
}

/** Fakes Auth0 and records its requests. */
let statusOf: (request: string) => number | 'never'
let tokenSeconds: number
const seen: Seen[] = []

const auth0 = createServer(async (request, response) => {
  const name = `${request.method} ${request.url}`
  seen.push({ request: name, body: await text(request), authorization: request.headers.authorization })
  const status = statusOf(name)
  if (status === 'never') return
  const token = { access_token: `token-${seen.length}`, expires_in: tokenSeconds }
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(status === 204 ? undefined : JSON.stringify(token))
})

const issuer = `${(await listen(auth0)).url}/`
beforeEach(() => {
  seen.length = 0
  statusOf = () => 200
  tokenSeconds = 86_400
})
afterAll(() => {
  auth0.close()
  auth0.closeAllConnections()
})

const provider = (timeoutMs?: number) =>
  createAuth0IdentityProvider({
    issuer,
    clientId: 'nordtal-portal',
    connection: 'customers',
    managementClientId: 'nordtal-bff',
    managementClientSecret: 'geheim',
    ...(timeoutMs && { timeoutMs }),
  })

const tokensRequested = () => seen.filter(({ request }) => request === 'POST /oauth/token').length

test("the password mail is requested for the portal's client", async () => {
  await provider().sendPasswordReset('anna@post.example')
  const [{ request, body, authorization }] = seen as [Seen]
  expect(request).toBe('POST /dbconnections/change_password')
  const asked = { client_id: 'nordtal-portal', email: 'anna@post.example', connection: 'customers' }
  expect(JSON.parse(body)).toEqual(asked)
  expect(authorization).toBeUndefined()
})

test("users are changed with a token of the backend's own, which is requested once", async () => {
  const identity = provider()
  await identity.changeEmailAddress('auth0|1', 'neu@post.example')
  await identity.deleteUser('auth0|1')
  expect(seen.map(({ request }) => request)).toEqual([
    'POST /oauth/token',
    'PATCH /api/v2/users/auth0%7C1',
    'DELETE /api/v2/users/auth0%7C1',
  ])
  const [token, patch, remove] = seen as [Seen, Seen, Seen]
  expect(Object.fromEntries(new URLSearchParams(token.body))).toEqual({
    grant_type: 'client_credentials',
    client_id: 'nordtal-bff',
    client_secret: 'geheim',
    audience: `${issuer}api/v2/`,
  })
  expect(JSON.parse(patch.body)).toEqual({ email: 'neu@post.example', email_verified: true })
  expect([patch.authorization, remove.authorization]).toEqual(['Bearer token-1', 'Bearer token-1'])
})

test('parallel calls share one token request', async () => {
  const identity = provider()
  await Promise.all([identity.deleteUser('auth0|1'), identity.deleteUser('auth0|2')])
  expect(tokensRequested()).toBe(1)
})

test('a token that is about to expire is renewed before it is sent', async () => {
  tokenSeconds = 30
  const identity = provider()
  await identity.deleteUser('auth0|1')
  await identity.deleteUser('auth0|1')
  expect(tokensRequested()).toBe(2)
})

test('a refused token is not sent again', async () => {
  const identity = provider()
  statusOf = (request) => (request.startsWith('DELETE') ? 401 : 200)
  await expect(identity.deleteUser('auth0|1')).rejects.toThrow('responded with 401')
  statusOf = () => 200
  await identity.deleteUser('auth0|1')
  expect(tokensRequested()).toBe(2)
})

test('a missing user counts as deleted', async () => {
  statusOf = (request) => (request.startsWith('DELETE') ? 404 : 200)
  await provider().deleteUser('auth0|1')
  statusOf = (request) => (request.startsWith('PATCH') ? 404 : 200)
  await expect(provider().changeEmailAddress('auth0|1', 'neu@post.example')).rejects.toThrow(
    'responded with 404',
  )
})

test.each([429, 500, 302])('a response %i is a failure that names no address', async (status) => {
  statusOf = (request) => (request.includes('token') ? 200 : status)
  for (const failing of [
    provider().sendPasswordReset('anna@post.example'),
    provider().changeEmailAddress('auth0|1', 'anna@post.example'),
    provider().deleteUser('auth0|1'),
  ]) {
    const error = await failing.then(() => undefined).catch(String)
    expect(error).toMatch(/Error/)
    expect(error).not.toContain('anna')
  }
})

test.each([
  [400, true],
  [404, true],
  [409, true],
  [401, false],
  [403, false],
  [408, false],
  [429, false],
  [500, false],
])('a response %i to a new address is permanent: %s', async (status, isForGood) => {
  statusOf = (request) => (request.startsWith('PATCH') ? status : 200)
  const error: unknown = await provider()
    .changeEmailAddress('auth0|1', 'neu@post.example')
    .catch((reason) => reason)
  expect(error instanceof IdentityRefusal).toBe(isForGood)
})

test.each(['/oauth/token', '/api/v2/users', '/dbconnections'])('a silent %s times out', async (path) => {
  statusOf = (request) => (request.includes(path) ? 'never' : 200)
  const identity = provider(100)
  const call =
    path === '/dbconnections' ? identity.sendPasswordReset('x@y.example') : identity.deleteUser('auth0|1')
  await expect(call).rejects.toThrow('timeout')
})
