/** Why a sign-in has failed: one value for each text that customers see. */
export type SignInProblem =
  | 'login-required'
  | 'state-mismatch'
  | 'missing-transaction'
  | 'missing-refresh-token'
  | 'mfa-required'
  | 'timeout'
  | 'cancelled'
  | 'access-denied'
  | 'unreachable'
  | 'not-configured'
  | 'unknown'

/** The codes of the provider (RFC 6749, OpenID Connect Core 3.1.2.6) and of the SDK. */
const problems: Record<string, SignInProblem> = {
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
}

/** A timeout of the SDK has no code. Only the SDK aborts requests. */
const isTimeout = ({ name, message }: Error) =>
  name === 'TimeoutError' || name === 'AbortError' || message.startsWith('Timeout')

const isFailedRequest = (error: Error) => error instanceof TypeError || error instanceof SyntaxError

function problemOfCode(code: string): SignInProblem {
  return Object.hasOwn(problems, code) ? (problems[code] ?? 'unknown') : 'unknown'
}

/**
 * Maps the error of a failed sign-in to its problem.
 * @param search the callback's query. Its error takes precedence over that of the SDK.
 */
export function signInProblemOf(error: unknown, search: string): SignInProblem {
  const code = new URLSearchParams(search).get('error')
  if (code !== null) return problemOfCode(code)
  if (!(error instanceof Error)) return 'unknown'
  if ('error' in error) return problemOfCode(String(error.error))
  if (isTimeout(error)) return 'timeout'
  return isFailedRequest(error) ? 'unreachable' : 'unknown'
}
