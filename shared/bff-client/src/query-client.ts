import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 60_000

/**
 * The one cache of a page. Whoever owns the page makes it; remotes take it from React's context. Nothing is repeated
 * behind the customer's back: a failed card says so and offers the retry.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
