import { SignInError } from '@portal/portal/host'

const NAME = 'nordtal-session'
const TIMEOUT_MS = 5_000

/**
 * Serialises changes of the session over all tabs. Rejects with `other-window` after 5 s of waiting. Browsers have locks only
 * in secure contexts, like the sign-in.
 */
export async function withSessionLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work()
  let isHeld = false
  const hold = () => {
    isHeld = true
    return work()
  }
  return navigator.locks.request(NAME, { signal: AbortSignal.timeout(TIMEOUT_MS) }, hold).catch((cause) => {
    throw isHeld ? cause : new SignInError('other-window', { cause })
  })
}
