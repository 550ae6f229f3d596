import type { SentCall, Session } from '@portal/bff-client'
import type { ErrorCode } from './element-errors.ts'

const TIMEOUT_MS = 10_000

/** The session that the page has given does not do what it should. */
export class SessionFault extends Error {
  override name = 'SessionFault'
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

const isEnded = (error: unknown) => error instanceof Error && error.name === 'SessionEndedError'

/** None at all, too: a server of the page may add them. */
const isHeaders = (answer: unknown): answer is Record<string, string> =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.values(answer).every((value) => typeof value === 'string')

function timeout(): { promise: Promise<never>; stop: () => void } {
  const { promise, reject } = Promise.withResolvers<never>()
  const fault = new SessionFault('authorize-timeout', 'authorize() has not answered within 10 s.')
  const timer = setTimeout(() => reject(fault), TIMEOUT_MS)
  return { promise, stop: () => clearTimeout(timer) }
}

/** None where it cannot be read, as on a proxy of an object with private fields: `authorize()` tells why. */
export function accountOf(session: Session): string | undefined {
  try {
    return session.account
  } catch {
    return undefined
  }
}

/**
 * A session of a page whose `authorize()` ends after 10 s, and returns headers.
 * @throws SessionFault from `authorize()`
 */
export function checkedSession(session: Session): Session {
  async function authorize(refused?: Record<string, string>, call?: SentCall) {
    const { promise, stop } = timeout()
    try {
      const answer: unknown = await Promise.race([session.authorize(refused, call), promise])
      if (answer instanceof Headers) return Object.fromEntries(answer)
      if (isHeaders(answer)) return answer
    } catch (cause) {
      if (cause instanceof SessionFault || isEnded(cause)) throw cause
      throw new SessionFault('authorize-failed', `authorize() has thrown ${cause}.`, { cause })
    } finally {
      stop()
    }
    throw new SessionFault('authorize-failed', 'authorize() has not returned headers.')
  }

  return {
    get account() {
      return accountOf(session)
    },
    authorize,
    ...(session.reauthenticate && {
      reauthenticate: async (action, acrValues) => session.reauthenticate?.(action, acrValues),
    }),
    consumeReauthentication: (action) => session.consumeReauthentication?.(action) ?? false,
  }
}
