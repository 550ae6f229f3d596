import { setTimeout } from 'node:timers/promises'

/** The result of `work`, or undefined if it takes longer than `ms` or fails. The work itself is not stopped. */
export async function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  const timeout = new AbortController()
  const timedOut = setTimeout(ms, undefined, { signal: timeout.signal }).catch(() => undefined)
  const result = work.catch(() => undefined)
  return Promise.race([result, timedOut]).finally(() => timeout.abort())
}
