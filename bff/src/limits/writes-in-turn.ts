import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'

/** Two, because a page may save two values; more would wait in the database, each with a connection. */
const AT_ONCE = 2
/** Evicting an active caller is harmless. */
const MOST_REMEMBERED = 10_000

/** Queues the writes of one customer before they use shared resources. */
export function createWritesInTurn() {
  const callers = new LRUCache<string, LimitFunction>({ max: MOST_REMEMBERED })
  return <Result>(caller: string, write: () => Promise<Result>): Promise<Result> => {
    const inTurn = callers.get(caller) ?? pLimit(AT_ONCE)
    callers.set(caller, inTurn)
    return inTurn(write)
  }
}
