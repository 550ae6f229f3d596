import { BffError } from './bff-error.ts'

/** The BFF refused the write, so nothing was saved. After any other error the outcome is unknown. */
const isRefused = (error: unknown) => error instanceof BffError && error.status >= 400 && error.status < 500

/**
 * Gives each write an idempotency key. A repeated write gets the same key while the first one runs or its outcome is
 * unknown, so a double click or a retry after a timeout counts once.
 */
export function createIdempotencyKeys() {
  const keys = new Map<string, string>()
  return async <Body>(write: string, send: (key: string) => Promise<Body>): Promise<Body> => {
    const key = keys.get(write) ?? crypto.randomUUID()
    keys.set(write, key)
    try {
      const body = await send(key)
      keys.delete(write)
      return body
    } catch (error) {
      if (isRefused(error)) keys.delete(write)
      throw error
    }
  }
}
