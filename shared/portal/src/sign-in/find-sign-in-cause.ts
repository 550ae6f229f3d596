import type { SignInCause } from './sign-in-causes.de.ts'
import { SignInError } from './sign-in-error.ts'

/** The codes of providers (RFC 6749, OpenID Connect Core 3.1.2.6) and of the libraries. */
const codes: Record<string, SignInCause> = {
  login_required: 'login-required',
  interaction_required: 'login-required',
  consent_required: 'login-required',
  account_selection_required: 'login-required',
  state_mismatch: 'state-mismatch',
  missing_transaction: 'missing-transaction',
  invalid_grant: 'missing-transaction',
  missing_refresh_token: 'missing-refresh-token',
  mfa_required: 'mfa-required',
  timeout: 'timeout',
  cancelled: 'cancelled',
  access_denied: 'access-denied',
  unauthorized: 'access-denied',
  temporarily_unavailable: 'unreachable',
  server_error: 'unreachable',
  request_error: 'unreachable',
  wrong_clock: 'wrong-clock',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'wrong-clock',
}

const names: Record<string, SignInCause> = {
  OperationProcessingError: 'unreachable',
  // A failed request, and a response that is a page.
  TypeError: 'unreachable',
  SyntaxError: 'unreachable',
  TimeoutError: 'timeout',
  // Only the libraries abort requests.
  AbortError: 'timeout',
  QuotaExceededError: 'storage-full',
  SecurityError: 'storage-blocked',
  // A browser that has no place for the key of the tokens.
  InvalidStateError: 'storage-blocked',
  UnknownError: 'storage-blocked',
}

const find = (causes: Record<string, SignInCause>, key: unknown): SignInCause | undefined =>
  typeof key === 'string' && Object.hasOwn(causes, key) ? causes[key] : undefined

/** The tokens of a sign-in and its state are stored: in these, for all tabs and for this one. */
function findStorageFault(): SignInCause | undefined {
  const key = 'nordtal.probe'
  try {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem(key, key)
      storage.removeItem(key)
    }
    return undefined
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-blocked'
  }
}

/** What in this browser prevents every sign-in on this page. */
export const findObstacle = (): SignInCause | undefined =>
  window.isSecureContext === false ? 'insecure' : findStorageFault()

interface Coded {
  error?: unknown
  code?: unknown
}

function causeOfError(error: unknown): SignInCause {
  if (!(error instanceof Error)) return 'unknown'
  const coded: Coded & Error = error
  // A timeout of the portal's SDK has no code.
  if (error.message.startsWith('Timeout')) return 'timeout'
  return find(codes, coded.error) ?? find(codes, coded.code) ?? find(names, error.name) ?? 'unknown'
}

const lostWithoutConnection: SignInCause[] = ['unreachable', 'timeout', 'stopped', 'script-blocked']

/**
 * Finds the cause of a failed sign-in.
 * @param search the query of the callback. The error of the provider in it takes precedence.
 */
export function findSignInCause(error: unknown, search = ''): SignInCause {
  const answer = new URLSearchParams(search).get('error')
  if (answer !== null) return find(codes, answer) ?? 'unknown'
  const cause = error instanceof SignInError ? error.reason : (findObstacle() ?? causeOfError(error))
  return !navigator.onLine && lostWithoutConnection.includes(cause) ? 'offline' : cause
}
