import { SignInError } from './sign-in-error.ts'

/**
 * Runs the work of one tab at a time. Rejects with `other-window` after waiting for so many milliseconds. Browsers have locks only
 * in secure contexts, like the sign-in.
 */
export async function withLock<Result>(
  name: string,
  timeoutMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!navigator.locks) return work()
  let isHeld = false
  const hold = () => {
    isHeld = true
    return work()
  }
  const signal = AbortSignal.timeout(timeoutMs)
  return navigator.locks.request(name, { signal }, hold).catch((cause) => {
    throw isHeld || !signal.aborted ? cause : new SignInError('other-window', { cause })
  })
}
