import { SignInError } from './sign-in-error.ts'

/** Longer than a request that another tab waits for may take, which is 10 s. */
const WAIT_MS = 15_000

/**
 * Runs the work of one tab at a time. Rejects with `other-window` after 15 s of waiting. Browsers have locks only in secure contexts,
 * like the sign-in.
 */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work()
  let isHeld = false
  const hold = () => {
    isHeld = true
    return work()
  }
  const signal = AbortSignal.timeout(WAIT_MS)
  return navigator.locks.request(name, { signal }, hold).catch((cause) => {
    throw isHeld || !signal.aborted ? cause : new SignInError('other-window', { cause })
  })
}
