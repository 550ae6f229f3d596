import { ProgressBar } from '@portal/ui'
import { useIsFetching } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type createBrowserRouter, useLocation } from 'react-router'
import { createHostContext } from '../host-context.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

const [RouterContext, useRouter] = createHostContext<Router>('RouterContext')

export { RouterContext }

/** Whether the next page cannot paint yet. The previous one stays until then. */
function useIsNavigating(): boolean {
  const router = useRouter()
  const shown = useLocation()
  const requested = useSyncExternalStore(router.subscribe, () => router.state.location)
  return requested.key !== shown.key
}

/** Whether a query of this page waits for its first data. A refetch behind shown data does not count. */
function useIsLoading(): boolean {
  return useIsFetching({ type: 'active', predicate: ({ state }) => state.data === undefined }) > 0
}

/** The progress bar while the customer waits for a page or its data. */
export function PageProgress() {
  const navigating = useIsNavigating()
  const loading = useIsLoading()
  return <ProgressBar active={navigating || loading} />
}
