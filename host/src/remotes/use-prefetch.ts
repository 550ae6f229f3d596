import { customerProfileQuery, useBff } from '@portal/bff-client'
import { useQueryClient } from '@tanstack/react-query'
import { useTenant } from '../tenants/use-tenant.ts'
import { lazyTab } from './lazy-tab.ts'
import { remoteAt } from './remote-at.ts'
import { useRemotes } from './use-remotes.ts'

/**
 * Event handlers for a link to a tab, which prefetch the tab's code and the customer's data. Fresh data is not requested,
 * and a failed request waits for the customer's retry.
 */
export function usePrefetch() {
  const cache = useQueryClient()
  const bff = useBff()
  const { remotes } = useRemotes()
  const { tenantId } = useTenant()

  function prefetchData() {
    if (!tenantId || !navigator.onLine) return
    const query = customerProfileQuery(bff, tenantId)
    if (cache.getQueryState(query.queryKey)?.status !== 'error') void cache.prefetchQuery(query)
  }

  return (path: string) => {
    const remote = remoteAt(remotes, path)
    const prefetch = () => {
      if (remote) void lazyTab(remote).prefetch()
      prefetchData()
    }
    return { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch, onClick: prefetch }
  }
}
