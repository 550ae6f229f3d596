import { createHash, randomBytes } from 'node:crypto'
import type { TestKey } from '../../../test/test-key.ts'
import { type Browser, createBrowser } from './browser.ts'
import { AUDIENCE, CLIENT_ID, PORTAL } from './test-tenant.ts'

export interface Tokens {
  access_token: string
  id_token: string
  refresh_token: string
  expires_in: number
  scope: string
  token_type?: string
  error?: string
}

/** An application that customers sign in to. */
export interface TestClient {
  id: string
  origins: string[]
  redirects: string[]
}

const portalClient = { id: CLIENT_ID, origins: [PORTAL], redirects: [`${PORTAL}/callback`] }

interface PortalOptions {
  userAgent?: string
  client?: TestClient | undefined
  /** Binds the tokens to this key; bearer tokens by default. */
  key?: TestKey
}

/** Asks for sign-ins and tokens as Auth0's SDK does. */
export const createPortal = (
  origin: string,
  { userAgent = 'node', client = portalClient, key }: PortalOptions = {},
) => {
  const [ownOrigin = ''] = client.origins
  const [redirect = ''] = client.redirects
  const verifier = randomBytes(32).toString('base64url')

  const token = async (parameters: Record<string, string>, from = ownOrigin): Promise<Response> => {
    const url = `${origin}/oauth/token`
    const dpop = await key?.proofOf({ htm: 'POST', htu: url })
    return fetch(url, {
      method: 'POST',
      headers: { origin: from, 'user-agent': userAgent, ...(dpop && { dpop }) },
      body: new URLSearchParams({ client_id: client.id, ...parameters }),
    })
  }

  const authorizeUrl = (overrides: Record<string, string> = {}): string =>
    `${origin}/authorize?${new URLSearchParams({
      client_id: client.id,
      response_type: 'code',
      response_mode: 'query',
      redirect_uri: redirect,
      audience: AUDIENCE,
      scope: 'openid profile email offline_access',
      state: 'state-of-the-portal',
      nonce: 'nonce-of-the-portal',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...overrides,
    })}`

  const exchange = (code: string, overrides: Record<string, string> = {}, from?: string) =>
    token(
      {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirect,
        ...overrides,
      },
      from,
    )

  /** Opens the sign-in page and returns its path. */
  const begin = async (browser: Browser, overrides?: Record<string, string>): Promise<string> => {
    const { response } = await browser.follow(await browser.open(authorizeUrl(overrides)))
    return new URL(response.url).pathname
  }

  const signIn = async (
    email: string,
    password: string,
    browser = createBrowser(origin),
    parameters: Record<string, string> = {},
  ) => {
    const path = await begin(browser, { prompt: 'login', ...parameters })
    const { url } = await browser.follow(await browser.submit(path, { email, password }))
    const code = url.searchParams.get('code') ?? ''
    return (await (await exchange(code)).json()) as Tokens
  }

  return {
    authorizeUrl,
    begin,
    exchange,
    signIn,
    revoke: (refreshToken: string) =>
      fetch(`${origin}/oauth/revoke`, {
        method: 'POST',
        headers: { origin: ownOrigin },
        body: new URLSearchParams({ client_id: client.id, token: refreshToken }),
      }),

    refresh: (refreshToken: string, from?: string) =>
      token({ grant_type: 'refresh_token', refresh_token: refreshToken }, from),
  }
}
