import { useCustomerProfile, useUserProfile } from '@portal/bff-client'
import type { RemoteName } from '@portal/contracts'
import { useTranslation } from 'react-i18next'
import { useHost } from '../start/host-context.ts'
import { useTenant } from '../start/use-tenant.ts'

interface Failure {
  refetch: () => unknown
  isFetching: boolean
}

/** The customer's name, and for each topic its headline or what has failed. One profile may fail alone. */
export function useOverview() {
  const { t } = useTranslation()
  const { bus } = useHost()
  const { tenantId, brand } = useTenant()
  const user = useUserProfile()
  const customer = useCustomerProfile(tenantId)
  // A customer who belongs to another portal is told so by a dialog: that is no failure of this one.
  const isTold = bus.tenant?.type === 'tenant.third-brand'
  const failureOf = (query: Failure & { error: Error | null }) => (query.error && !isTold ? query : undefined)
  const contracts = customer.data?.contractData.contracts.length

  const headlines: Partial<Record<RemoteName, { text: string | undefined; failed?: Failure | undefined }>> = {
    'mfe-personal-data': { text: t('overview.personalData') },
    'mfe-contracts': {
      text:
        contracts === undefined
          ? undefined
          : t('overview.contracts', { count: contracts, brand: brand.name }),
      // While the account cannot be read, nobody knows whose contracts to ask for.
      failed: failureOf(tenantId ? customer : user),
    },
    'mfe-security': {
      text: user.data && t('overview.security', { email: user.data.eMailAddress }),
      failed: failureOf(user),
    },
    'mfe-privacy': { text: t('overview.privacy') },
  }
  const isLoading = Object.values(headlines).some(({ text, failed }) => !text && !failed)
  return { name: customer.data?.personalData.name, customer: customer.data, headlines, isLoading }
}
