import { STEP_UP_SECONDS } from '@portal/contracts'
import { ProblemError } from '../problem/problem-error.ts'
import type { SignIn } from './verify-token.ts'

type Authenticated = Pick<SignIn, 'authenticatedAt'>

/** Seconds for which the sign-in still counts as recent; a token that does not say when the password was given never does. */
export function stepUpSecondsLeft({ authenticatedAt }: Authenticated): number {
  if (authenticatedAt === undefined) return 0
  return Math.max(0, Math.floor(authenticatedAt + STEP_UP_SECONDS - Date.now() / 1000))
}

/**
 * A person at an open browser cannot give the password. The answer names the age to ask the provider for, as RFC 9470
 * section 3 has it.
 * @throws `sign-in-too-old`
 */
export function demandRecentSignIn(signIn: Authenticated): void {
  if (stepUpSecondsLeft(signIn) > 0) return
  throw new ProblemError('sign-in-too-old', {
    headers: {
      'WWW-Authenticate': `Bearer error="insufficient_user_authentication", max_age="${STEP_UP_SECONDS}"`,
    },
  })
}
