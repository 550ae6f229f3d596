import { ProgressBar } from '@portal/ui'
import { useIsFetching } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useRouter } from './use-router.ts'

/** Whether a page was asked for that cannot paint yet: meanwhile the one before it stays. */
function useIsNavigating(): boolean {
  const router = useRouter()
  const shown = useLocation()
  const wanted = useSyncExternalStore(router.subscribe, () => router.state.location)
  return wanted.key !== shown.key
}

/** Whether something on this page waits for its first data. What is loaded anew behind shown data does not count. */
function useIsLoading(): boolean {
  return useIsFetching({ type: 'active', predicate: ({ state }) => state.data === undefined }) > 0
}

/** The thin bar at the top, while the customer waits for a page or its data. */
export function PageProgress() {
  const navigating = useIsNavigating()
  const loading = useIsLoading()
  return <ProgressBar active={navigating || loading} />
}
