import type { TakePrefetched } from '@portal/bff-client'
import type { Bus } from '@portal/portal/host'

/** As long as the cache takes data as fresh. */
const FRESH_MS = 60_000

/** Gives each response of the inline script once, while no change and no time can have made it stale. */
export function createTakePrefetched(
  responses: Map<string, Promise<Response>>,
  events: Pick<Bus, 'on'>,
): TakePrefetched {
  const start = performance.now()
  events.on('profile.changed', () => responses.clear())
  return (path) => {
    const response = responses.get(path)
    responses.delete(path)
    return performance.now() - start < FRESH_MS ? response : undefined
  }
}
