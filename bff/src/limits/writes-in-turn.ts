import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'

/** Two, because a page may save two things; more would wait for each other in the database, each with a connection. */
const AT_ONCE = 2
/** To forget one that is in use does no harm. */
const MOST_REMEMBERED = 10_000

/** Lets the writes of one customer wait for each other before they take anything that others need. */
export function createWritesInTurn() {
  const callers = new LRUCache<string, LimitFunction>({ max: MOST_REMEMBERED })
  return <Result>(caller: string, write: () => Promise<Result>): Promise<Result> => {
    const inTurn = callers.get(caller) ?? pLimit(AT_ONCE)
    callers.set(caller, inTurn)
    return inTurn(write)
  }
}
