import { STEP_UP_SECONDS } from '@portal/contracts'
import { ProblemError } from '../problem/problem-error.ts'
import type { SignIn } from './verify-token.ts'

type Authenticated = Pick<SignIn, 'authenticatedAt'>

/** Seconds until a new sign-in is needed; 0 for a token without the time of the password. */
export function stepUpSecondsLeft({ authenticatedAt }: Authenticated): number {
  if (authenticatedAt === undefined) return 0
  return Math.max(0, Math.floor(authenticatedAt + STEP_UP_SECONDS - Date.now() / 1000))
}

/**
 * A stranger at an open browser cannot enter the password. The response names the required age, as in RFC 9470 section
 * 3.
 * @throws `sign-in-too-old`
 */
export function requireRecentSignIn(signIn: Authenticated): void {
  if (stepUpSecondsLeft(signIn) > 0) return
  throw new ProblemError('sign-in-too-old', {
    headers: {
      'WWW-Authenticate': `Bearer error="insufficient_user_authentication", max_age="${STEP_UP_SECONDS}"`,
    },
  })
}
