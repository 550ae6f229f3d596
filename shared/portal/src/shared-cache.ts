import { queryKeys } from '@portal/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type { Bus } from './bus.ts'

/**
 * Ties the page's cache to the bus: changed sections are loaded anew, and nothing of a customer outlives the session.
 * For the owner of the page only. Returns the undo.
 */
export function keepCacheCurrent(bus: Bus, cache: QueryClient): () => void {
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
