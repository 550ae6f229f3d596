const NAME = 'nordtal-session'
const TIMEOUT_MS = 5_000

/**
 * Serialises changes of the session over all tabs. Rejects with a TimeoutError after 5 s of waiting. Browsers have locks only
 * in secure contexts, like the sign-in.
 */
export async function withSessionLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work()
  return navigator.locks.request(NAME, { signal: AbortSignal.timeout(TIMEOUT_MS) }, work)
}
