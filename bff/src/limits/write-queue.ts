import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'

/** Two, because a page may save two values; more would wait in the database, each with a connection. */
const AT_ONCE = 2
/** Evicting an active caller is harmless. */
const MAX_REMEMBERED = 10_000

/** Queues the writes of one customer before they use shared resources. */
export function createWriteQueue() {
  const callers = new LRUCache<string, LimitFunction>({ max: MAX_REMEMBERED })
  return <Result>(caller: string, write: () => Promise<Result>): Promise<Result> => {
    const queue = callers.get(caller) ?? pLimit(AT_ONCE)
    callers.set(caller, queue)
    return queue(write)
  }
}
