import { BffError } from './bff-error.ts'

/** The BFF refused the write, so it did not take place. After anything else nobody knows. */
const isRefused = (error: unknown) => error instanceof BffError && error.status >= 400 && error.status < 500

/**
 * Gives each write a key, and the same key to the same write while it is under way or its outcome is unknown. So a
 * double click, or a second try after a time-out, has one effect.
 */
export function createRepetitionKeys() {
  const keys = new Map<string, string>()
  return async <Answer>(write: string, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const key = keys.get(write) ?? crypto.randomUUID()
    keys.set(write, key)
    try {
      const answer = await send(key)
      keys.delete(write)
      return answer
    } catch (error) {
      if (isRefused(error)) keys.delete(write)
      throw error
    }
  }
}
