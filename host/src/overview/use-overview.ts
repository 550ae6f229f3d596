import { useCustomerProfile, useUserProfile } from '@portal/bff-client'
import type { OverviewFact } from '@portal/contracts'
import { type TabLink, useTabs } from '../tabs/tabs.tsx'
import { useTenant, useTenantEvent } from '../tenants/use-tenant.ts'
import { type Facts, headline, missingFacts } from './headline.ts'

interface Failure {
  refetch: () => unknown
  isFetching: boolean
}

/** A tab with its headline, or with its failed query. */
export interface Topic extends TabLink {
  text: string | undefined
  failed: Failure | undefined
}

/** The customer's name, and each topic with its headline or its failed query. */
export function useOverview() {
  const tabs = useTabs()
  const { tenantId, brand } = useTenant()
  const user = useUserProfile()
  const customer = useCustomerProfile(tenantId)
  // A dialog links customers of the third brand to their own portal, so this is no failure.
  const isOfThirdBrand = useTenantEvent()?.type === 'tenant.third-brand'
  const failureOf = (query: Failure & { error: Error | null }) =>
    query.error && !isOfThirdBrand ? query : undefined
  const facts: Facts = {
    brand: brand.name,
    contracts: customer.data?.contractData.contracts.length,
    email: user.data?.eMailAddress,
  }
  const failures: Record<OverviewFact, Failure | undefined> = {
    brand: undefined,
    // Without the user profile the brand is unknown, so the contracts cannot be requested.
    contracts: failureOf(tenantId ? customer : user),
    email: failureOf(user),
  }

  const topics = tabs.flatMap((tab): Topic[] => {
    const { overview } = tab
    if (!overview) return []
    const failed = missingFacts(overview, facts)
      .map((fact) => failures[fact])
      .find(Boolean)
    return [{ ...tab, text: headline(overview, facts), failed }]
  })
  const isLoading = topics.some(({ text, failed }) => !text && !failed)
  return { name: customer.data?.personalData.name, customer: customer.data, topics, isLoading }
}
