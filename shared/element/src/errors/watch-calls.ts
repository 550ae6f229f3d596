import type { QueryClient } from '@tanstack/react-query'

/**
 * Calls the listener with the error of each failed call of a cache.
 * @returns the teardown
 */
export function watchCalls(cache: QueryClient, onError: (error: unknown) => void): () => void {
  const stops = [cache.getQueryCache(), cache.getMutationCache()].map((calls) =>
    calls.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error)
    }),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
