import { tenants } from '@portal/contracts'
import { ProfileContent, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, CardGrid, PageHeader, Skeleton } from '@portal/ui'
import { contractsTexts } from '../texts.de.ts'
import { ContractsOverview } from './contracts-overview.tsx'
import { overviewTexts } from './overview.de.ts'

/** The effective brand's contracts, and the ways to what belongs to them. */
export default function ContractsPage() {
  const { t } = useTexts(overviewTexts)
  const tab = useTexts(contractsTexts)
  const tenantId = useTenantId()
  return (
    <>
      <PageHeader title={tab.t('title')}>
        {tenantId ? t('leadOfBrand', { brand: tenants[tenantId].name }) : t('lead')}
      </PageHeader>
      <ProfileContent skeleton={<ContractSkeleton />}>
        {(profile) => <ContractsOverview profile={profile} />}
      </ProfileContent>
    </>
  )
}

function ContractSkeleton() {
  const { t } = useTexts(overviewTexts)
  return (
    <CardGrid>
      <Card title={t('loading')}>
        <Skeleton lines={5} />
      </Card>
    </CardGrid>
  )
}
