import { AppConfigError, originsOf } from '@portal/contracts'
import { MissingFileError } from '../own-sign-in.ts'
import { SessionFault } from './checked-session.ts'
import type { ErrorCode } from './element-errors.ts'
import { findViolation, type PolicyViolation } from './policy-violations.ts'

/** Why an element cannot show its data. */
export interface Failure {
  code: ErrorCode | 'session-ended'
  facts: string
}

/** A call that the policy has blocked. */
export async function blockedCall(
  address: string,
  violations: PolicyViolation[],
): Promise<Failure | undefined> {
  const [origin = ''] = originsOf(address)
  const facts = await findViolation(violations, /^connect-src/, origin)
  return facts === undefined ? undefined : { code: 'csp-blocked', facts }
}

/** The failure of a start: most often of the config. */
export async function startFailure(
  error: unknown,
  address: string | undefined,
  violations: PolicyViolation[],
): Promise<Failure> {
  if (error instanceof AppConfigError) return { code: 'config-invalid', facts: `${error.message}.` }
  if (error instanceof MissingFileError) return { code: 'load-failed', facts: `${error.message}.` }
  const blocked = address && (await blockedCall(address, violations))
  return blocked || { code: 'config-missing', facts: `${address ?? 'config'}: ${messageOf(error)}.` }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The response that this page can read there. */
const readable = (address: string) =>
  fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).catch(() => undefined)

/** Whether the BFF is up, which it tells any origin, and refuses this page: not even a refusal for want of a token can be read. */
const refusesOrigin = async (bff: string) =>
  !!(await readable(`${bff}/health/live`))?.ok && !(await readable(`${bff}/api/userProfile`))

/** A call without a response: refused by the browser, or the connection or the BFF is down, which is no error of the page. */
async function lostCall(bff: string, violations: PolicyViolation[]): Promise<Failure | undefined> {
  const { origin } = new URL(bff)
  const blocked = await blockedCall(bff, violations)
  if (blocked) return blocked
  if (origin === location.origin || !navigator.onLine || !(await refusesOrigin(bff))) return undefined
  return { code: 'origin-not-allowed', facts: `${origin} refuses calls from ${location.origin}.` }
}

/**
 * What a failed call says about the page; nothing for a failure that its card shows.
 * @param bff the address of the BFF
 */
export async function callFailure(
  error: unknown,
  bff: string,
  violations: PolicyViolation[],
): Promise<Failure | undefined> {
  if (!(error instanceof Error)) return undefined
  if (error.cause instanceof SessionFault) return { code: error.cause.code, facts: error.cause.message }
  if (error.name === 'SessionEndedError') return { code: 'session-ended', facts: '' }
  const code = 'code' in error && error.code
  if (code === 'unauthenticated')
    return { code: 'token-refused', facts: 'The BFF refuses the headers that authorize() returns.' }
  return code === 'offline' ? lostCall(bff, violations) : undefined
}
