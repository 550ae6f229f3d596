import { useCustomerProfile } from '@portal/bff-client'
import type { PersonalData } from '@portal/contracts'
import { useTenant } from '../tenants/use-tenant.ts'

/** Name and picture for the header, which stays quiet while they cannot be loaded. */
export function usePersonalData(): PersonalData | undefined {
  return useCustomerProfile(useTenant().tenantId).data?.personalData
}
