import { beforeEach, expect, jest, test } from '@jest/globals'
import { SessionEndedError } from '@portal/bff-client'
import { parseAppConfig } from '@portal/contracts'
import { fakeBff, HttpResponse, http } from '@portal/portal/testing'
import { resumePendingAction, savePendingAction } from './pending-action.ts'
import { createSession } from './session.ts'

const PROVIDER = 'https://login.example'
const ENTRY = '@@auth0spajs@@::portal::urn:bff::openid profile email offline_access'
const now = () => Math.floor(Date.now() / 1000)

const configOf = (values: Record<string, string>) =>
  parseAppConfig(Object.entries({ bffPath: '/bff', ...values }).map(([name, value]) => ({ name, value })))
const config = configOf({
  loginProviderDomain: PROVIDER,
  loginClientId: 'portal',
  loginDpop: 'false',
  loginAudience: 'urn:bff',
})

/** Puts a token into the browser, as the SDK would. */
function store(token: string, seconds: number, refreshToken: string | undefined = 'refresh') {
  const body = {
    access_token: token,
    refresh_token: refreshToken,
    audience: 'urn:bff',
    scope: 'openid profile email offline_access',
    client_id: 'portal',
    expires_in: 3600,
    token_type: 'Bearer',
  }
  localStorage.setItem(ENTRY, JSON.stringify({ body, expiresAt: now() + seconds }))
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const idToken = (issued = now()) =>
  `${part({ alg: 'RS256' })}.${part({ iss: `${PROVIDER}/`, aud: 'portal', sub: 'mia', iat: issued, exp: issued + 3600 })}.x`

let requests = 0
const tokens = (respond: () => Response) =>
  http.post(`${PROVIDER}/oauth/token`, () => {
    requests++
    return respond()
  })
const renewed = (issued = now()) =>
  HttpResponse.json({
    access_token: 'new',
    refresh_token: 'refresh-2',
    id_token: idToken(issued),
    token_type: 'Bearer',
    expires_in: 3600,
    scope: 'openid profile email offline_access',
  })

const network = fakeBff()
beforeEach(() => {
  requests = 0
  localStorage.clear()
  // With a remembered sign-in the SDK requests a token as soon as it starts.
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`
  // The SDK renders by itself, as it does in the portal.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

const refused = { authorization: 'Bearer old' }
const twenty = <Result>(call: () => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: 20 }, () => call()))

test('a fresh token is used without a request to the provider', async () => {
  store('old', 600)
  await expect(createSession(config, () => undefined).authorize()).resolves.toEqual(refused)
})

test.each([
  ['has expired', -5, undefined],
  ['will expire within a minute', 55, undefined],
  ['was refused', 600, refused],
])('a token that %s is renewed once for twenty calls', async (_, seconds, refusal) => {
  network.use(tokens(renewed))
  store('old', seconds)
  const session = createSession(config, () => undefined)
  const results = await twenty(() => session.authorize(refusal))
  expect(new Set(results.map((result) => JSON.stringify(result)))).toEqual(
    new Set([JSON.stringify({ status: 'fulfilled', value: { authorization: 'Bearer new' } })]),
  )
  expect(requests).toBe(1)
})

test('a customer counts as signed in while the token is renewed', async () => {
  let meanwhile: boolean | undefined
  store('old', -5)
  const session = createSession(config, () => undefined)
  network.use(
    tokens(() => {
      meanwhile = session.signedIn
      return renewed()
    }),
  )
  await session.authorize()
  expect(meanwhile).toBe(true)
  expect(session.account).toBe('mia')
})

test('a token that another tab has renewed is used', async () => {
  store('from another tab', 600)
  const session = createSession(config, () => undefined)
  await expect(session.authorize(refused)).resolves.toEqual({ authorization: 'Bearer from another tab' })
})

test.each(['invalid_grant', 'login_required', 'mfa_required', 'missing_refresh_token'])(
  'after %s twenty calls end the session once, and a later call ends it again',
  async (error) => {
    network.use(tokens(() => HttpResponse.json({ error, error_description: error }, { status: 403 })))
    store('old', 600)
    const onEnded = jest.fn()
    const session = createSession(config, onEnded)
    const results = await twenty(() => session.authorize(refused))
    for (const result of results) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(SessionEndedError) })
    }
    expect(onEnded).toHaveBeenCalledTimes(1)
    await expect(session.authorize(refused)).rejects.toThrow(SessionEndedError)
    expect(onEnded).toHaveBeenCalledTimes(2)
    expect(session.signedIn).toBe(false)
  },
)

test('a clock that is ahead ends the session, so that the sign-in can tell the customer', async () => {
  network.use(tokens(() => renewed(now() - 11 * 3600)))
  store('old', 600)
  const onEnded = jest.fn()
  const session = createSession(config, onEnded)
  await expect(session.authorize(refused)).rejects.toThrow(SessionEndedError)
  expect(onEnded).toHaveBeenCalledTimes(1)
  expect(session.signedIn).toBe(false)
})

test('an unreachable provider gets three requests and does not end the session', async () => {
  network.use(tokens(() => HttpResponse.error()))
  store('old', 600)
  const onEnded = jest.fn()
  const session = createSession(config, onEnded)
  await expect(session.authorize(refused)).rejects.not.toBeInstanceOf(SessionEndedError)
  expect(requests).toBe(3)
  expect(onEnded).not.toHaveBeenCalled()
  expect(session.signedIn).toBe(true)

  network.use(tokens(renewed))
  await expect(session.authorize(refused)).resolves.toEqual({ authorization: 'Bearer new' })
})

test('a new sign-in in another tab restores the session of this one', async () => {
  network.use(tokens(() => HttpResponse.json({ error: 'invalid_grant' }, { status: 403 })))
  store('old', 600)
  const session = createSession(config, () => undefined)
  await expect(session.authorize(refused)).rejects.toThrow(SessionEndedError)

  network.use(tokens(renewed))
  store('from another tab', -5)
  await expect(session.authorize()).resolves.toEqual({ authorization: 'Bearer new' })
})

test('a resumed action is consumed once and by its name only', () => {
  store('old', 600)
  savePendingAction('phone-pin', 'mia')
  resumePendingAction('mia')
  const session = createSession(config, () => undefined)
  expect(session.consumeReauthentication?.('something else')).toBe(false)
  expect(session.consumeReauthentication?.('phone-pin')).toBe(true)
  expect(session.consumeReauthentication?.('phone-pin')).toBe(false)
  expect(createSession(config, () => undefined).consumeReauthentication?.('phone-pin')).toBe(false)
})

test('with an unreachable provider the customer stays on the page', async () => {
  network.use(http.get(`${PROVIDER}/.well-known/openid-configuration`, () => HttpResponse.error()))
  store('old', 600)
  const session = createSession(config, () => undefined)
  await expect(session.reauthenticate?.('phone-pin')).rejects.toThrow()
  await expect(session.authorize()).resolves.toEqual(refused)
})

test('a mocked sign-in is that of the persona even with a stored token', async () => {
  store('old', 600)
  const mocked = configOf({
    mockedLogin: 'true',
    mockedCustomerData: 'true',
    mockPersonaName: 'anna',
    bffSubscriptionKey: 'key',
  })
  const session = createSession(mocked, () => undefined)
  expect(session.signedIn).toBe(true)
  expect(session.account).toBe('anna')
  await expect(session.authorize()).resolves.toEqual({ persona: 'anna', 'subscription-key': 'key' })
})
