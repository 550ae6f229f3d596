import { ProblemError } from '../problem/problem-error.ts'
import type { SignedInAccount } from './authenticate.ts'

const LONGEST_SECONDS = 5 * 60

/**
 * Who found an open browser cannot give the password. As RFC 9470 has it, the answer names the age to ask the provider
 * for; a token that does not say when the password was given counts as too old.
 * @throws `sign-in-too-old`
 */
export function demandRecentSignIn({ authenticatedAt }: SignedInAccount): void {
  const isRecent = authenticatedAt !== undefined && Date.now() / 1000 - authenticatedAt <= LONGEST_SECONDS
  if (isRecent) return
  throw new ProblemError('sign-in-too-old', {
    headers: {
      'WWW-Authenticate': `Bearer error="insufficient_user_authentication", max_age="${LONGEST_SECONDS}"`,
    },
  })
}
