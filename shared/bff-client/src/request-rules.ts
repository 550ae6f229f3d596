import type { AppConfig, Call } from '@portal/contracts'

/** A read without an answer fails after this time. */
export const READ_TIMEOUT_MS = 10_000

/** Where the BFF's calls begin, without a trailing slash: `/bff`, or the gateway's origin before it. */
export const bffBaseUrl = ({
  apiGatewayUrl,
  bffPath,
}: Pick<AppConfig, 'apiGatewayUrl' | 'bffPath'>): string => apiGatewayUrl.replace(/\/$/, '') + bffPath

/** Identifies the customer by an access token. */
export const bearerHeaders = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })

interface WantedAnswer {
  media?: Call['media'] | undefined
  /** The brand whose data it holds; without one the last used brand counts. */
  tenant?: string | null | undefined
}

/** Describes the answer that a call wants. */
export const answerHeaders = ({ media, tenant }: WantedAnswer): Record<string, string> => ({
  accept: media ?? 'application/json',
  ...(tenant && { tenant }),
})
