import { useBff } from '@portal/bff-client'
import type { CallBody, TenantId } from '@portal/contracts'
import { useProfileReload } from '@portal/portal'
import { useMutation } from '@tanstack/react-query'

/** The letters of these contracts come by e-mail from then on. */
export function useSwitchToEmail(tenantId: TenantId) {
  const bff = useBff()
  return useMutation({
    mutationFn: (body: CallBody<'useEmailForContracts'>) =>
      bff.call('useEmailForContracts', { body, tenantId }),
    ...useProfileReload('contractData'),
  })
}

/** The letters of these contracts come on paper again. */
export function useSwitchToPaper(tenantId: TenantId) {
  const bff = useBff()
  return useMutation({
    mutationFn: (body: CallBody<'usePaperForContracts'>) =>
      bff.call('usePaperForContracts', { body, tenantId }),
    ...useProfileReload('contractData'),
  })
}
