import { type Tenant, tenants } from '@portal/contracts'
import { useAppState } from '../app-state/app-state.ts'
import { useTenant } from './use-tenant.ts'

/** The brand of header, footer and theme: that of the shown invitation, else the customer's. Undefined until the invitation's is known. */
export function useShownBrand(): Tenant | undefined {
  const { brand } = useTenant()
  const pageTheme = useAppState('pageTheme')
  if (pageTheme === undefined) return brand
  return Object.values(tenants).find(({ theme }) => theme === pageTheme)
}
