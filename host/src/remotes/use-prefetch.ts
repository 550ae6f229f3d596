import { customerProfileQuery, useBff } from '@portal/bff-client'
import type { TenantId } from '@portal/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTenant } from '../tenants/use-tenant.ts'
import { lazyTab } from './lazy-tab.ts'
import { readsAt } from './reads-at.ts'
import { remoteAt } from './remote-at.ts'
import { useRemotes } from './use-remotes.ts'

/**
 * Event handlers for a link to a tab, which prefetch the tab's code, the customer's data and the tab's own first reads. Fresh data is not
 * requested, and a failed request waits for the customer's retry.
 */
export function usePrefetch() {
  const cache = useQueryClient()
  const bff = useBff()
  const { remotes, addRead } = useRemotes()
  const { pathname } = useLocation()
  const { tenantId } = useTenant()

  function prefetchProfile(tenant: TenantId) {
    const query = customerProfileQuery(bff, tenant)
    if (cache.getQueryState(query.queryKey)?.status !== 'error') void cache.prefetchQuery(query)
  }

  return (path: string) => {
    const name = remoteAt(remotes, path)
    const isShown = name === remoteAt(remotes, pathname)
    const prefetch = () => {
      if (name) void lazyTab(name).prefetch()
      if (!tenantId || !navigator.onLine) return
      prefetchProfile(tenantId)
      for (const read of name && !isShown ? readsAt(remotes[name], path) : []) {
        addRead(read.path, () => bff.sendAhead(read, tenantId))
      }
    }
    return { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch, onClick: prefetch }
  }
}
