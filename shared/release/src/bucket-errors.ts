import { ReleaseError } from './release-error.ts'

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'TimeoutError',
])

/** The facts of an error of the AWS SDK, which has no common class. */
interface SdkError extends Error {
  code?: string
  $metadata?: { httpStatusCode?: number; attempts?: number }
}

/** The status of the answer that refused a request; nothing if there was none. */
export const statusOf = (error: unknown): number | undefined => (error as SdkError).$metadata?.httpStatusCode

/** How often a request was sent. */
export const attemptsOf = (error: unknown): number => (error as SdkError).$metadata?.attempts ?? 1

/** Turns a known error of the AWS SDK into one sentence for the command line. */
export function readableError(error: unknown, address: string): unknown {
  const sentence = sentenceFor(error as SdkError)
  return sentence ? new ReleaseError(`${address} ${sentence}`, { cause: error }) : error
}

function sentenceFor(error: SdkError): string | undefined {
  const { name, message, code = name } = error
  if (name === 'NoSuchBucket') return 'cannot be used: there is no such bucket'
  if (name === 'CredentialsProviderError')
    return 'cannot be used without credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE'
  if (message.startsWith('Region is missing')) return 'cannot be used without a region: set AWS_REGION'
  if (UNREACHABLE.has(code)) return `cannot be reached (${code}): check AWS_ENDPOINT_URL_S3 and the network`
  const status = statusOf(error)
  if (status === 401 || status === 403)
    return `refuses access (${name}): check the credentials and their rights to list, read, write and remove objects`
  return status ? `answered with ${status} (${name}): ${message}` : undefined
}
