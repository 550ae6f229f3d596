import { createHash, randomBytes } from 'node:crypto'
import { request } from '@playwright/test'

/** The entries of the browser's local storage. */
export type StoredSession = [name: string, value: string][]

const TOKENS = /^@@auth0spajs@@::.*::openid/

interface Wanted {
  client_id: string
  audience: string
  scope: string
}

/** Signs in without a key. */
async function requestTokens(portal: string, identity: string, email: string, wanted: Wanted) {
  const verifier = randomBytes(32).toString('base64url')
  const redirect_uri = `${portal}/callback`
  const browser = await request.newContext()
  const parameters = new URLSearchParams({
    ...wanted,
    redirect_uri,
    response_type: 'code',
    state: 'state',
    prompt: 'login',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const form = await browser.get(`${identity}/authorize?${parameters}`)
  const fields = { email, password: 'Sonnenschein-2026' }
  const returned = await browser.post(form.url(), { form: fields, headers: { origin: identity } })
  const code = new URL(returned.url()).searchParams.get('code') ?? ''
  const grant = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri }
  const response = await browser.post(`${identity}/oauth/token`, {
    form: { client_id: wanted.client_id, ...grant },
    headers: { origin: portal },
  })
  const { access_token, refresh_token } = await response.json()
  await browser.dispose()
  return { access_token, refresh_token, token_type: 'Bearer' }
}

/**
 * Changes a session into one with bearer tokens, for a page at the origin of a proxy: the key of other tokens cannot be copied there.
 * @param portal where the session is from; its sign-in is at `identity`
 */
export async function withBearerTokens(
  session: StoredSession,
  { portal, identity, email }: { portal: string; identity: string; email: string },
): Promise<StoredSession> {
  const change = async ([name, value]: StoredSession[number]): Promise<StoredSession[number]> => {
    if (!TOKENS.test(name)) return [name, value]
    const { body, ...entry } = JSON.parse(value)
    const { client_id, audience, scope } = body
    const tokens = await requestTokens(portal, identity, email, { client_id, audience, scope })
    return [name, JSON.stringify({ ...entry, body: { ...body, ...tokens } })]
  }
  return Promise.all(session.map(change))
}
