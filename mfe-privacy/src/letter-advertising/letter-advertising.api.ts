import { type BffClient, BffError, useBff } from '@portal/bff-client'
import type { ProductConsent, TenantId } from '@portal/contracts'
import { useMutation } from '@tanstack/react-query'
import { usePermissionsUpdate } from '../permissions.api.ts'

interface Objection {
  tenantId: TenantId
  /** Undefined if the customer had objected before. */
  productConsent?: ProductConsent
}

async function object(bff: BffClient, tenantId: TenantId): Promise<Objection> {
  try {
    return { tenantId, productConsent: await bff.call('objectToProductConsent', { tenantId }) }
  } catch (error) {
    if (error instanceof BffError && error.code === 'already-objected') return { tenantId }
    throw error
  }
}

/** Objects to the letters of some brands. Fails only if all brands fail. */
export function useObjection() {
  const bff = useBff()
  const update = usePermissionsUpdate()
  return useMutation({
    async mutationFn(tenantIds: TenantId[]) {
      const results = await Promise.allSettled(tenantIds.map((tenantId) => object(bff, tenantId)))
      const objections = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      const [failure] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
      if (objections.length === 0) throw failure
      return objections
    },
    onSuccess(objections) {
      for (const { tenantId, productConsent } of objections) {
        update(tenantId, productConsent ? { productConsent } : {})
      }
    },
  })
}
