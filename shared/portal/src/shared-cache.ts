import { queryKeys } from '@portal/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type { Bus } from './bus.ts'

/**
 * Refetches changed sections on events of the bus, and clears the cache at the sign-out.
 * For the owner of the page only. Returns the teardown.
 */
export function syncCacheWithBus(bus: Bus, cache: QueryClient): () => void {
  const undo = [
    bus.on('profile.changed', ({ section }) => {
      const changed = section === 'permissions' ? queryKeys.permissions() : queryKeys.customerProfiles()
      void cache.invalidateQueries({ queryKey: changed })
    }),
    bus.on('signed-out', () => cache.clear()),
  ]
  return () => {
    for (const stop of undo) stop()
  }
}
