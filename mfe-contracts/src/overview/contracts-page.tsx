import { tenants } from '@portal/contracts'
import { ProfileContent, useTenantId } from '@portal/portal'
import { Card, CardGrid, PageHeader, Skeleton } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { ContractsOverview } from './contracts-overview.tsx'

/** The effective brand's contracts, and the ways to what belongs to them. */
export function ContractsPage() {
  const { t } = useTranslation()
  const tenantId = useTenantId()
  return (
    <>
      <PageHeader title={t('title')}>
        {tenantId ? t('overview.leadOfBrand', { brand: tenants[tenantId].name }) : t('overview.lead')}
      </PageHeader>
      <ProfileContent skeleton={<ContractSkeleton />}>
        {(profile) => <ContractsOverview profile={profile} />}
      </ProfileContent>
    </>
  )
}

function ContractSkeleton() {
  const { t } = useTranslation()
  return (
    <CardGrid>
      <Card title={t('overview.loading')}>
        <Skeleton lines={5} />
      </Card>
    </CardGrid>
  )
}
