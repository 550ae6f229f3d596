import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { StartError } from '../start-error.ts'

/** Returns the subject of a request without a token; undefined without a known persona or the right key. */
export type MockSignIn = (headers: IncomingHttpHeaders) => string | undefined

interface MockSettings {
  MOCK_MODE: boolean
  SUBSCRIPTION_KEY?: string | undefined
  /** Subjects by persona. */
  MOCK_PERSONAS?: ReadonlyMap<string, string> | undefined
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Signs personas in without a token, only if configured.
 * @throws StartError if the mode is on and key or personas are missing
 */
export function mockSignIn({
  MOCK_MODE,
  SUBSCRIPTION_KEY,
  MOCK_PERSONAS,
}: MockSettings): MockSignIn | undefined {
  if (!MOCK_MODE) return undefined
  if (!SUBSCRIPTION_KEY || !MOCK_PERSONAS) {
    throw new StartError('MOCK_MODE needs SUBSCRIPTION_KEY and MOCK_PERSONAS.')
  }
  const expected = digest(SUBSCRIPTION_KEY)
  return (headers) => {
    // Compares hashes in constant time, so that the response time reveals neither length nor prefix of the key.
    const isKey = timingSafeEqual(digest(headers['subscription-key']?.toString() ?? ''), expected)
    return isKey ? MOCK_PERSONAS.get(headers.persona?.toString() ?? '') : undefined
  }
}
