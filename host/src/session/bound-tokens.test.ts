import { beforeEach, expect, jest, test } from '@jest/globals'
import { SessionEndedError } from '@portal/bff-client'
import { parseAppConfig } from '@portal/contracts'
import { fakeBff, fakeKeyStorage, HttpResponse, http } from '@portal/portal/testing'
import { createSession } from './session.ts'

const PROVIDER = 'https://login.example'
const SCOPE = 'openid profile email offline_access'
const ENTRY = `@@auth0spajs@@::portal::urn:bff::${SCOPE}`
const CALL = { method: 'GET', url: 'https://konto.example/bff/api/userProfile' }
const now = () => Math.floor(Date.now() / 1000)

const entries = {
  bffPath: '/bff',
  loginProviderDomain: PROVIDER,
  loginClientId: 'portal',
  loginAudience: 'urn:bff',
}
const config = parseAppConfig(Object.entries(entries).map(([name, value]) => ({ name, value })))

function store(token: string, seconds: number, token_type: string) {
  const body = {
    access_token: token,
    refresh_token: 'refresh',
    audience: 'urn:bff',
    scope: SCOPE,
    client_id: 'portal',
    expires_in: 3600,
    token_type,
  }
  localStorage.setItem(ENTRY, JSON.stringify({ body, expiresAt: now() + seconds }))
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (text = '') => JSON.parse(Buffer.from(text, 'base64url').toString())
const [headerOf, claimsOf] = [0, 1].map(
  (index) =>
    (proof = '') =>
      decode(proof.split('.')[index]),
) as [(proof?: string) => { jwk: JsonWebKey }, (proof?: string) => Record<string, unknown>]

/** The proofs that the provider got. */
let proofs: string[] = []
const tokens = (respond: () => Response) =>
  http.post(`${PROVIDER}/oauth/token`, ({ request }) => {
    proofs.push(request.headers.get('dpop') ?? '')
    return respond()
  })
const renewed = (token = 'new') =>
  HttpResponse.json({
    access_token: token,
    refresh_token: 'refresh-2',
    id_token: `${part({ alg: 'RS256' })}.${part({ iss: `${PROVIDER}/`, aud: 'portal', sub: 'mia', iat: now(), exp: now() + 3600 })}.x`,
    token_type: 'DPoP',
    expires_in: 3600,
    scope: SCOPE,
  })

const network = fakeBff()
beforeEach(() => {
  proofs = []
  localStorage.clear()
  // With a remembered sign-in the SDK requests a token as soon as it starts.
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`
  fakeKeyStorage()
  // The SDK renders by itself, as it does in the portal.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

/** A session whose stored token is bound to the key that the SDK has made. */
async function boundSession(token: string, onEnded = () => undefined as undefined) {
  network.use(tokens(() => renewed(token)))
  store('old', -5, 'Bearer')
  const session = createSession(config, onEnded)
  const { dpop } = await session.authorize(undefined, CALL)
  return { session, jwk: headerOf(dpop).jwk }
}

test('a stored bearer token is used, and renewed as one that is bound to the key of the SDK', async () => {
  network.use(tokens(() => renewed('first')))
  store('old', 600, 'Bearer')
  const session = createSession(config, () => undefined)
  expect(await session.authorize(undefined, CALL)).toEqual({ authorization: 'Bearer old' })
  const { authorization, dpop } = await session.authorize({ authorization: 'Bearer old' }, CALL)
  expect(authorization).toBe('DPoP first')
  expect(claimsOf(dpop)).toMatchObject({ htm: 'GET', htu: CALL.url })
  expect(headerOf(dpop).jwk).toEqual(headerOf(proofs[0]).jwk)
  expect(claimsOf(proofs[0])).toMatchObject({ htm: 'POST', htu: `${PROVIDER}/oauth/token` })
})

test('each call gets a new proof of the same key', async () => {
  const { session, jwk } = await boundSession('second')
  const [one, other] = [await session.authorize(undefined, CALL), await session.authorize(undefined, CALL)]
  expect(claimsOf(one.dpop).jti).not.toBe(claimsOf(other.dpop).jti)
  expect([headerOf(one.dpop).jwk, headerOf(other.dpop).jwk]).toEqual([jwk, jwk])
})

test('after a refused proof the next ones have the time of the BFF, and the token is not renewed', async () => {
  const { session } = await boundSession('third')
  const date = 'Mon, 30 Nov 2020 09:00:00 GMT'
  for (const call of [{ ...CALL, date }, CALL]) {
    const { authorization, dpop } = await session.authorize(undefined, call)
    expect(authorization).toBe('DPoP third')
    expect(Math.abs(Number(claimsOf(dpop).iat) - Date.parse(date) / 1000)).toBeLessThan(5)
  }
  expect(proofs).toHaveLength(1)
})

test('a token whose key the browser has deleted ends the session once, without a loop', async () => {
  network.use(tokens(() => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })))
  store('fourth', 600, 'DPoP')
  const onEnded = jest.fn()
  const session = createSession(config, onEnded)
  await expect(session.authorize(undefined, CALL)).rejects.toThrow(SessionEndedError)
  expect(onEnded).toHaveBeenCalledTimes(1)
  expect(proofs).toHaveLength(1)
  expect(session.signedIn).toBe(false)
})

test('a sign-in in a browser without a place for the key tells the customer', async () => {
  Object.defineProperty(window, 'indexedDB', { configurable: true, value: undefined })
  network.use(http.get(`${PROVIDER}/.well-known/openid-configuration`, () => HttpResponse.json({})))
  const session = createSession(config, () => undefined)
  await expect(session.signIn('/')).rejects.toMatchObject({ reason: 'storage-blocked' })
})
