import * as v from 'valibot'

export interface ManagementClient {
  /** With the trailing slash. */
  issuer: string
  managementClientId: string
  managementClientSecret: string
}

const TokenSchema = v.object({ access_token: v.string(), expires_in: v.number() })

/** Renewed before it expires: a token must still be valid when it arrives. */
const RENEW_BEFORE_EXPIRY_MS = 60_000

async function fetchToken(
  { issuer, managementClientId, managementClientSecret }: ManagementClient,
  signal: AbortSignal,
) {
  const response = await fetch(`${issuer}oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: managementClientId,
      client_secret: managementClientSecret,
      audience: `${issuer}api/v2/`,
    }),
    redirect: 'error',
    signal,
  })
  if (!response.ok) throw new Error(`The identity provider returned no token: ${response.status}`)
  const { access_token: token, expires_in: seconds } = v.parse(TokenSchema, await response.json())
  return { token, renewAt: Date.now() + seconds * 1000 - RENEW_BEFORE_EXPIRY_MS }
}

/** RFC 6749 section 4.4, one token for all calls until it expires. */
export function createManagementToken(client: ManagementClient) {
  let known: { token: string; renewAt: number } | undefined
  let asked: ReturnType<typeof fetchToken> | undefined

  function fetchOnce(signal: AbortSignal) {
    asked ??= fetchToken(client, signal).finally(() => {
      asked = undefined
    })
    return asked
  }

  return {
    async get(signal: AbortSignal): Promise<string> {
      if (!known || known.renewAt <= Date.now()) known = await fetchOnce(signal)
      return known.token
    },
    /** The provider refuses the token. */
    forget(): void {
      known = undefined
    },
  }
}
