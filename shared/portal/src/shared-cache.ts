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
      if (section === 'permissions') void cache.invalidateQueries({ queryKey: queryKeys.permissions() })
      // Of consents it counts those without a decision.
      void cache.invalidateQueries({ queryKey: queryKeys.customerProfiles() })
      void cache.invalidateQueries({ queryKey: queryKeys.securityEvents() })
    }),
    bus.on('signed-out', () => cache.clear()),
  ]
  return () => {
    for (const stop of undo) stop()
  }
}
