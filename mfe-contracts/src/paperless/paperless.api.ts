import { useBff } from '@portal/bff-client'
import type { CallBody, TenantId } from '@portal/contracts'
import { useProfileReload } from '@portal/portal'
import { useMutation } from '@tanstack/react-query'

export function useSwitchToEmail(tenantId: TenantId) {
  const bff = useBff()
  return useMutation({
    mutationFn: (body: CallBody<'useEmailForContracts'>) =>
      bff.call('useEmailForContracts', { body, tenantId }),
    ...useProfileReload('contractData'),
  })
}

export function useSwitchToPaper(tenantId: TenantId) {
  const bff = useBff()
  return useMutation({
    mutationFn: (body: CallBody<'usePaperForContracts'>) =>
      bff.call('usePaperForContracts', { body, tenantId }),
    ...useProfileReload('contractData'),
  })
}
