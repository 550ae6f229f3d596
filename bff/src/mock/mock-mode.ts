import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { StartError } from '../start-error.ts'

/** Finds the subject of a request without a token; undefined when it names no persona or not the right key. */
export type MockSignIn = (headers: IncomingHttpHeaders) => string | undefined

interface MockSettings {
  MOCK_MODE: boolean
  SUBSCRIPTION_KEY?: string | undefined
  /** Subjects by persona. */
  MOCK_PERSONAS?: ReadonlyMap<string, string> | undefined
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Signs personas in without a token, where that is configured and nowhere else.
 * @throws StartError when the mode is on and key or personas are missing
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
    // Compared as hashes, in constant time: neither length nor beginning of the key can be told from the answer's time.
    const isKey = timingSafeEqual(digest(headers['subscription-key']?.toString() ?? ''), expected)
    return isKey ? MOCK_PERSONAS.get(headers.persona?.toString() ?? '') : undefined
  }
}
