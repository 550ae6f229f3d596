import type { AppConfig, Call } from '@portal/contracts'

/** A read without a response fails after this time. */
export const READ_TIMEOUT_MS = 10_000

/** The base URL of the BFF without a trailing slash: `/bff`, with the gateway's origin before it if there is one. */
export const bffBaseUrl = ({
  apiGatewayUrl,
  bffPath,
}: Pick<AppConfig, 'apiGatewayUrl' | 'bffPath'>): string => apiGatewayUrl.replace(/\/$/, '') + bffPath

/** The header with the access token of the customer. */
export const bearerHeaders = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })

interface RequestOptions {
  media?: Call['media'] | undefined
  /** The brand of the data. Default: the last used brand. */
  tenant?: string | null | undefined
}

/** The headers for the media type and the brand of a call. */
export const requestHeaders = ({ media, tenant }: RequestOptions): Record<string, string> => ({
  accept: media ?? 'application/json',
  ...(tenant && { tenant }),
})

/**
 * Sends a read whose response is taken later. Reads the body at once, because the timeout would also end a body that waits for
 * the code which takes it.
 */
export async function fetchAhead(url: string, headers: Record<string, string>): Promise<Response> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(READ_TIMEOUT_MS) })
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, response)
}
