import { BffError, useBff } from '@portal/bff-client'
import {
  type ConsentName,
  type Consents,
  consentsIn,
  type PermissionKind,
  type PermissionsOverview,
  permissionCallNames,
  permissionFlags,
  queryKeys,
  type TenantId,
  currentWordingVersion as wordingVersion,
} from '@portal/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { AfterRevocation } from './after-revocation.ts'
import { usePermissionsUpdate } from './permissions.api.ts'

export interface PermissionsChange {
  /** All of the kind, also those that stay as they are. */
  consents: Consents
  /** The one that the customer saw. */
  version: number
  tenantId: TenantId
}

const fasterOthers: string[] = ['stale-version', 'already-objected']

/** Whatever was refused, what is stored now may be something else; only who was slower than others waits to see it. */
function usePermissionsReload() {
  const cache = useQueryClient()
  return async (error: Error, tenantId: TenantId) => {
    const loaded = cache.invalidateQueries({ queryKey: queryKeys.permissionsOverview(tenantId) })
    if (error instanceof BffError && fasterOthers.includes(error.code)) await loaded
  }
}

const revoked = (before: Consents, after: Consents) =>
  Object.keys(before).filter((name) => before[name as ConsentName] && after[name as ConsentName] === false)

/**
 * Saves all consents of one kind at once. The BFF writes the proof of each that changes; a customer who saves what
 * stands already confirms it, which is proven by an activity of its own.
 */
export function useChangePermissions(kind: PermissionKind) {
  const calls = permissionCallNames(kind)
  const bff = useBff()
  const cache = useQueryClient()
  const { note } = use(AfterRevocation)
  const update = usePermissionsUpdate()
  const reload = usePermissionsReload()
  return useMutation({
    mutationFn: async (change: PermissionsChange) => {
      const { consents, ...seen } = change
      const body = { wordingVersion, ...permissionFlags(kind, consents, seen.tenantId) }
      const stored = await bff.call(calls.change, { ...seen, body })
      // Only now is it certain that what is confirmed is what the customer saw.
      if (stored.version === change.version) {
        await bff.call(calls.confirm, { tenantId: change.tenantId, body: { wordingVersion } })
      }
      return stored
    },
    onSuccess(stored, { tenantId, consents }) {
      const before = cache.getQueryData<PermissionsOverview>(queryKeys.permissionsOverview(tenantId))
      update(tenantId, { [kind]: stored })
      const gone = before ? revoked(consentsIn(kind, before[kind]), consents) : []
      if (gone.length > 0) note(gone.includes('eco.dataVisualization') ? 'dataVisualization' : kind)
    },
    onError: (error, { tenantId }) => reload(error, tenantId),
  })
}
