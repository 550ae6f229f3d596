import { BffError, useBff } from '@portal/bff-client'
import {
  type ConsentName,
  type Consents,
  consentsIn,
  type PermissionKind,
  type PermissionsOverview,
  pageConsents,
  permissionCallNames,
  permissionFlags,
  queryKeys,
  type TenantId,
  currentWordingVersion as wordingVersion,
} from '@portal/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { LastRevocation } from './last-revocation.ts'
import { usePermissionsUpdate } from './permissions.api.ts'

export interface PermissionsChange {
  /** All consents of the kind, also unchanged ones. */
  consents: Consents
  /** The base version. */
  version: number
  tenantId: TenantId
}

const conflictCodes: string[] = ['stale-version', 'already-objected']

/** Refetches the consents after a failed change; only a conflict waits for the result. */
function usePermissionsReload() {
  const cache = useQueryClient()
  return async (error: Error, tenantId: TenantId) => {
    const loaded = cache.invalidateQueries({ queryKey: queryKeys.permissionsOverview(tenantId) })
    if (error instanceof BffError && conflictCodes.includes(error.code)) await loaded
  }
}

const revokedNames = (before: Consents, after: Consents) =>
  Object.keys(before).filter((name) => before[name as ConsentName] && after[name as ConsentName] === false)

/**
 * Saves all consents of one kind together. The BFF writes a proof of each changed consent. Saving unchanged consents
 * confirms them, with a separate activity as proof.
 */
export function useChangePermissions(kind: PermissionKind) {
  const calls = permissionCallNames(kind)
  const bff = useBff()
  const cache = useQueryClient()
  const { setLast } = use(LastRevocation)
  const update = usePermissionsUpdate()
  const reload = usePermissionsReload()
  return useMutation({
    mutationFn: async (change: PermissionsChange) => {
      const { consents, ...base } = change
      const body = { wordingVersion, ...permissionFlags(kind, consents, base.tenantId) }
      const stored = await bff.call(calls.change, { ...base, body })
      // An unchanged version proves that the customer confirms the stored consents.
      if (stored.version === change.version) {
        await bff.call(calls.confirm, { tenantId: change.tenantId, body: { wordingVersion } })
      }
      return stored
    },
    onSuccess(stored, { tenantId, consents }) {
      const before = cache.getQueryData<PermissionsOverview>(queryKeys.permissionsOverview(tenantId))
      update(tenantId, { [kind]: stored })
      const revoked = before ? revokedNames(consentsIn(kind, before[kind]), consents) : []
      if (revoked.length === 0) return
      const part = pageConsents.find((name) => revoked.includes(name)) ?? kind
      setLast({ part, revokedAt: Date.now() })
    },
    onError: (error, { tenantId }) => reload(error, tenantId),
  })
}
