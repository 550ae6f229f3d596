import { useCustomerProfile, useUserProfile } from '@portal/bff-client'
import type { OverviewFact } from '@portal/contracts'
import type { TabLink } from '../tabs/tabs.tsx'
import { useTabs } from '../tabs/use-tabs.ts'
import { useTenant, useTenantEvent } from '../tenants/use-tenant.ts'
import { type Facts, headline, missingFacts } from './headline.ts'

interface Failure {
  refetch: () => unknown
  isFetching: boolean
}

/** A tab with its sentence, or with the request for it that has failed. */
export interface Topic extends TabLink {
  text: string | undefined
  failed: Failure | undefined
}

/** The customer's name, and each topic with its headline or what has failed. One profile may fail alone. */
export function useOverview() {
  const tabs = useTabs()
  const { tenantId, brand } = useTenant()
  const user = useUserProfile()
  const customer = useCustomerProfile(tenantId)
  // A dialog leads a customer of the third brand to its own portal: that is no failure of this one.
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
    // While the account cannot be read, it is not known whose contracts to ask for.
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
