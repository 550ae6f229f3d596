const NAME = 'nordtal-session'
const WAIT_MS = 5_000

/**
 * Lets only one tab at a time change the session. Gives up with a TimeoutError when it is not its turn after 5 s.
 * Browsers know locks in secure contexts alone, and the sign-in works in no others.
 */
export async function withSessionLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work()
  return navigator.locks.request(NAME, { signal: AbortSignal.timeout(WAIT_MS) }, work)
}
