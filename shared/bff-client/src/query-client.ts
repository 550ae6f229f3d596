import { QueryClient } from '@tanstack/react-query'

const STALE_AFTER_MS = 60_000

/**
 * Creates the one cache of a page. Remotes take it from React's context. Queries are retried automatically only when the
 * connection returns: a failed card offers the retry.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        // What failed without a connection.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
