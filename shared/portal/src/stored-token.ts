/** An access token that the sign-in SDK has stored in this browser. */
export interface StoredToken {
  token: string
  /** Seconds since 1970. */
  expiresAt: number
  /** Of a token that is bound to the key of this client in this browser (RFC 9449). */
  boundClientId?: string | undefined
}

/** A token that expires within this time is renewed before it is used. */
const LEEWAY_S = 60

const SDK_PREFIX = '@@auth0spajs@@::'

interface StoredEntry {
  body?: { access_token?: unknown; refresh_token?: unknown; token_type?: unknown; client_id?: unknown }
  decodedToken?: { user?: { sub?: unknown } }
  expiresAt?: unknown
}

function parseEntry(text: string | null): StoredEntry {
  try {
    return JSON.parse(text ?? 'null') ?? {}
  } catch {
    return {}
  }
}

/** What the SDK has stored; nothing without browser storage. */
function storedEntries(): StoredEntry[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(SDK_PREFIX))
      .map((key) => parseEntry(localStorage.getItem(key)))
  } catch {
    return []
  }
}

/**
 * Finds the stored access token without the SDK, so that the first data can be requested before the SDK is loaded.
 * Undefined without a sign-in, and for the moment in which the SDK replaces an expired one.
 */
export function readStoredToken(): StoredToken | undefined {
  for (const { body, expiresAt } of storedEntries()) {
    if (typeof body?.access_token === 'string') {
      return {
        token: body.access_token,
        expiresAt: Number(expiresAt),
        boundClientId: body.token_type === 'DPoP' ? String(body.client_id) : undefined,
      }
    }
  }
  return undefined
}

/** Whether a token is valid long enough to be sent. */
export const isFresh = ({ expiresAt }: StoredToken) => expiresAt - LEEWAY_S > Date.now() / 1000

/** Whether a customer is signed in. The token may be expired. */
export function hasStoredSession(): boolean {
  return storedEntries().some(({ body }) => body?.access_token || body?.refresh_token)
}

/** The provider's id of the signed-in customer: to be compared, never shown. */
export function readStoredAccount(): string | undefined {
  for (const { decodedToken } of storedEntries()) {
    const subject = decodedToken?.user?.sub
    if (typeof subject === 'string') return subject
  }
  return undefined
}
