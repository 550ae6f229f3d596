import { type BffClient, useBff, useUserProfile } from '@portal/bff-client'
import { type PermissionsOverview, queryKeys, type TenantId } from '@portal/contracts'
import { usePortal, useTenantId } from '@portal/portal'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

const fetchPermissions =
  (bff: BffClient, tenantId: TenantId) =>
  ({ signal }: { signal: AbortSignal }) =>
    bff.call('getPermissionsOverview', { tenantId, signal })

/** Query for all consents with one brand. */
export const permissionsQuery = (bff: BffClient, tenantId: TenantId) => ({
  queryKey: queryKeys.permissionsOverview(tenantId),
  queryFn: fetchPermissions(bff, tenantId),
})

/** All consents with the shown brand. Without the user profile the brand is unknown, so its error becomes this one. */
export function usePermissions() {
  const bff = useBff()
  const tenantId = useTenantId()
  const user = useUserProfile()
  const permissions = useQuery<PermissionsOverview>({
    queryKey: tenantId ? queryKeys.permissionsOverview(tenantId) : queryKeys.permissions(),
    queryFn: tenantId ? fetchPermissions(bff, tenantId) : skipToken,
  })
  return tenantId ? permissions : { ...user, data: undefined, isFetched: user.errorUpdateCount > 0 }
}

/** Writes a response of the BFF into the cached overview, and publishes the change to the other remotes. */
export function usePermissionsUpdate() {
  const cache = useQueryClient()
  const { events } = usePortal()
  return (tenantId: TenantId, stored: Partial<PermissionsOverview>) => {
    cache.setQueryData<PermissionsOverview>(
      queryKeys.permissionsOverview(tenantId),
      (overview) => overview && { ...overview, ...stored },
    )
    events.publish({ type: 'profile.changed', section: 'permissions' })
  }
}
