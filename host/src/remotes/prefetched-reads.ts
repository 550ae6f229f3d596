import type { TakePrefetched } from '@portal/bff-client'
import type { Bus } from '@portal/portal/host'

/** As long as the cache takes data as fresh. */
const FRESH_MS = 60_000

/** Responses to reads that were sent before the code that needs them was there. */
export interface PrefetchedReads {
  /** Gives each response once, while no change and no time can have made it stale. */
  take: TakePrefetched
  /** Sends a read, unless it was sent within the last minute. */
  add(path: string, send: () => Promise<Response>): void
}

/** @param responses those of the inline script, by path */
export function createPrefetchedReads(
  responses: Map<string, Promise<Response>>,
  events: Pick<Bus, 'on'>,
): PrefetchedReads {
  const sentAt = new Map(Array.from(responses, ([path]) => [path, performance.now()]))
  const isFresh = (path: string) => performance.now() - (sentAt.get(path) ?? -FRESH_MS) < FRESH_MS
  events.on('profile.changed', () => {
    responses.clear()
    sentAt.clear()
  })
  return {
    take(path) {
      const response = responses.get(path)
      responses.delete(path)
      return isFresh(path) ? response : undefined
    },
    add(path, send) {
      if (isFresh(path)) return
      const response = send()
      // The client that takes it handles the failure. Here it must not count as unhandled.
      response.catch(() => undefined)
      sentAt.set(path, performance.now())
      responses.set(path, response)
    },
  }
}
