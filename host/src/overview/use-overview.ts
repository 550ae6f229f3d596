import { useCustomerProfile, useUserProfile } from '@portal/bff-client'
import { isPathBelow, type TenantId } from '@portal/contracts'
import { type TabLink, useTabs } from '../tabs/tabs.tsx'
import { useTenant, useTenantEvent } from '../tenants/use-tenant.ts'
import { contractSentence } from './contract-sentence.ts'
import { headline } from './headline.ts'
import { openPoints } from './open-points.ts'

/** A tab with its sentence, once its facts are loaded. */
export interface Topic extends TabLink {
  text: string | undefined
}

/** The customer, what waits for them, and each topic with its sentence; or the query that failed. */
export function useOverview() {
  const tabs = useTabs()
  const { tenantId, brand } = useTenant()
  const user = useUserProfile()
  const customer = useCustomerProfile(tenantId)
  // A dialog links customers of the third brand to their own portal, so this is no failure.
  const isOfThirdBrand = useTenantEvent()?.type === 'tenant.third-brand'
  // Without the user profile the brand is unknown, so the contracts cannot be requested.
  const failed = [user, customer].find(({ error, data }) => error && !data && !isOfThirdBrand)

  const isShown = (path: string) => tabs.some((tab) => isPathBelow(tab.path, path))
  const points =
    user.data && customer.data ? openPoints(user.data, customer.data).filter(({ path }) => isShown(path)) : []
  const facts = {
    brand: brand.name,
    contracts: customer.data?.contractData.contracts.length,
    email: user.data?.eMailAddress,
  }
  const topics = tabs.flatMap((tab): Topic[] =>
    tab.overview ? [{ ...tab, text: headline(tab.overview, facts) }] : [],
  )
  const brands = user.data?.businessSystems.map((system): TenantId => system.tenantId)
  return {
    name: customer.data?.personalData.name,
    customer: customer.data,
    points,
    sentence:
      customer.data &&
      user.data &&
      contractSentence(customer.data.contractData.contracts, points.length, brand.name),
    brands,
    topics,
    isLoading: !failed && !isOfThirdBrand && !(customer.data && user.data),
    failed,
  }
}
