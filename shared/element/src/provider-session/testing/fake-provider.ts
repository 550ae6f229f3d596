import { createHash, randomUUID } from 'node:crypto'
import { afterEach, beforeEach } from '@jest/globals'
import { parseAppConfig } from '@portal/contracts'
import { fakeBff, HttpResponse, http } from '@portal/portal/testing'

const PROVIDER = 'https://login.example'

const configOf = (loginDpop: string) =>
  parseAppConfig(
    Object.entries({
      bffPath: '/bff',
      apiGatewayUrl: 'https://localhost',
      loginProviderDomain: PROVIDER,
      loginClientId: 'solarstadt',
      loginAudience: 'urn:bff',
      loginDpop,
    }).map(([name, value]) => ({ name, value })),
  )

/** With bearer tokens. */
export const config = configOf('false')

/** With tokens that are bound to a key. */
export const boundConfig = configOf('true')

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = () => Math.floor(Date.now() / 1000)

const idToken = (sub: string, aud: string | null, nonce: string | null, issued: number) =>
  `${part({ alg: 'RS256' })}.${part({
    iss: `${PROVIDER}/`,
    aud,
    sub,
    iat: issued,
    exp: issued + 3600,
    ...(nonce && { nonce }),
  })}.${part({})}`

const discovery = http.get(`${PROVIDER}/.well-known/openid-configuration`, () =>
  HttpResponse.json({
    issuer: `${PROVIDER}/`,
    authorization_endpoint: `${PROVIDER}/authorize`,
    token_endpoint: `${PROVIDER}/oauth/token`,
    revocation_endpoint: `${PROVIDER}/oauth/revoke`,
  }),
)

interface Granted {
  account: string
  request: URLSearchParams
}

/** A provider with rotating refresh tokens, of which a used one is worth nothing, on the network of the tests; call it once in a test file. */
export function fakeProvider() {
  const network = fakeBff()
  const codes = new Map<string, Granted>()
  let current: { account: string; refreshToken: string } | undefined
  const requests: string[] = []
  /** Of the keys of the requests for tokens. */
  const proofs: string[] = []
  const issued = { expiresIn: 3600, behind: 0 }

  function tokens(account: string, clientId: string | null, nonce: string | null) {
    current = { account, refreshToken: randomUUID() }
    return HttpResponse.json({
      access_token: randomUUID(),
      token_type: proofs.length > 0 ? 'DPoP' : 'Bearer',
      expires_in: issued.expiresIn,
      refresh_token: current.refreshToken,
      id_token: idToken(account, clientId, nonce, now() - issued.behind),
    })
  }
  const refuse = () => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })

  function redeem(form: URLSearchParams) {
    const code = form.get('code') ?? ''
    const granted = codes.get(code)
    codes.delete(code)
    if (!granted) return refuse()
    const { account, request } = granted
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isSame =
      challenge === request.get('code_challenge') &&
      sameIn('redirect_uri', form, request) &&
      sameIn('client_id', form, request)
    return isSame ? tokens(account, form.get('client_id'), request.get('nonce')) : refuse()
  }

  beforeEach(() => {
    requests.length = 0
    proofs.length = 0
    Object.assign(issued, { expiresIn: 3600, behind: 0 })
    network.use(
      discovery,
      http.post(`${PROVIDER}/oauth/token`, async ({ request }) => {
        const form = new URLSearchParams(await request.text())
        requests.push(form.get('grant_type') ?? '')
        const proof = request.headers.get('dpop')
        if (proof) proofs.push(proof)
        if (form.get('grant_type') === 'authorization_code') return redeem(form)
        return current && form.get('refresh_token') === current.refreshToken
          ? tokens(current.account, form.get('client_id'), null)
          : refuse()
      }),
      http.post(`${PROVIDER}/oauth/revoke`, () => {
        current = undefined
        return new HttpResponse()
      }),
    )
  })
  afterEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })

  return {
    network,
    requests,
    proofs,
    /** The address of this page with which the provider answers a request for a sign-in. */
    answer(url: string, account = 'mia'): string {
      const request = new URL(url).searchParams
      const code = randomUUID()
      codes.set(code, { account, request })
      const query = new URLSearchParams({ code, state: request.get('state') ?? '' })
      return `${request.get('redirect_uri')}?${query}`
    },
    endSession: () => {
      current = undefined
    },
    /** For how many seconds tokens are valid, and by how many the clock of the provider is behind. */
    issue: (change: Partial<typeof issued>) => void Object.assign(issued, change),
    /** @param onRequest called with each request that it does not answer */
    breakDown: (onRequest = () => undefined as unknown) =>
      network.use(
        http.get(`${PROVIDER}/.well-known/openid-configuration`, () => {
          onRequest()
          return HttpResponse.error()
        }),
      ),
  }
}

export type FakeProvider = ReturnType<typeof fakeProvider>

const sameIn = (name: string, one: URLSearchParams, other: URLSearchParams) =>
  one.get(name) === other.get(name)
