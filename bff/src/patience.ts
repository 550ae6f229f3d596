import { setTimeout } from 'node:timers/promises'

/** The result of `work`, or undefined if it takes longer than `ms` or fails. The work itself is not stopped. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  const patience = new AbortController()
  const tooLate = setTimeout(ms, undefined, { signal: patience.signal }).catch(() => undefined)
  const result = work.catch(() => undefined)
  return Promise.race([result, tooLate]).finally(() => patience.abort())
}
