import type { TenantId } from '@portal/contracts'
import { createContext, use, useCallback, useEffect, useId, useSyncExternalStore } from 'react'
import type { Portal } from './portal.ts'

export const PortalContext = createContext<Portal | null>(null)

/** The Portal that this remote was mounted with. Throws outside of a mount. */
export function usePortal(): Portal {
  const portal = use(PortalContext)
  if (!portal) throw new Error('usePortal needs a mount above it')
  return portal
}

/** The brand whose data is to be shown, or undefined while it is not known. */
export function useTenantId(): TenantId | undefined {
  const { events } = usePortal()
  const tenant = useSyncExternalStore(events.onTenant, () => events.tenant)
  return tenant?.type === 'tenant.defined' ? tenant.tenantId : undefined
}

/**
 * Guards a form's unsaved input: a customer who leaves the page or the tab must confirm.
 * @param drop removes its draft
 * @returns releases the form, so that the navigation after a successful save needs no confirmation
 */
export function useUnsavedInput(unsaved: boolean, drop?: () => void): () => void {
  const { unsavedInput } = usePortal()
  const key = useId()
  useEffect(() => {
    unsavedInput.set(key, unsaved, drop)
    return () => unsavedInput.set(key, false)
  }, [unsavedInput, key, unsaved, drop])
  return useCallback(() => unsavedInput.set(key, false), [unsavedInput, key])
}
