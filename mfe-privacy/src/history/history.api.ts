import { useBff } from '@portal/bff-client'
import { queryKeys, type TenantId, toJson } from '@portal/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'

/** Refetched at each visit, because the customer may just have decided something. */
export function usePermissionsHistory(tenantId: TenantId) {
  const bff = useBff()
  return useQuery({
    queryKey: queryKeys.permissionsHistory(tenantId),
    queryFn: ({ signal }) => bff.call('getPermissionsHistory', { tenantId, signal }),
    staleTime: 0,
  })
}

export type ReceiptKind = 'pdf' | 'json'

/** Loads the current receipt as a file, without caching it. */
export function useReceipt(tenantId: TenantId) {
  const bff = useBff()
  return useMutation({
    gcTime: 0,
    mutationFn: async (kind: ReceiptKind): Promise<Blob> => {
      if (kind === 'pdf') return bff.call('getPermissionsReceiptPdf', { tenantId })
      const receipt = await bff.call('getPermissionsReceipt', { tenantId })
      return new Blob([toJson(receipt, 2)], { type: 'application/json' })
    },
  })
}
