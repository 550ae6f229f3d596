import { ProfileContent } from '@portal/portal'
import { Card, CardGrid, Skeleton } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { NotFound } from '../not-found.tsx'
import { ContractHeader } from './contract-header.tsx'
import { KnownContract } from './known-contract.tsx'
import { OtherBrandContract } from './other-brand-contract.tsx'

/** One contract of the effective brand; one of another brand leads there. */
export default function ContractPage() {
  const { t } = useTranslation()
  const { contractId } = useParams()
  return (
    <ProfileContent
      header={<ContractHeader title={t('contractPage.title')} />}
      skeleton={<ContractSkeleton />}
    >
      {(profile) => {
        const { contracts, otherContracts } = profile.contractData
        const isWanted = (one: { contractId: string }) => one.contractId === contractId
        const contract = contracts.find(isWanted)
        if (contract) return <KnownContract profile={profile} contract={contract} />
        const other = otherContracts.find(isWanted)
        if (other) return <OtherBrandContract contract={other} current={profile.tenantId} />
        return <NotFound />
      }}
    </ProfileContent>
  )
}

function ContractSkeleton() {
  const { t } = useTranslation()
  const titles = [t('contractPage.facts'), t('contractPage.channel.title'), t('contractPage.payment.title')]
  return (
    <CardGrid>
      {titles.map((title) => (
        <Card key={title} title={title}>
          <Skeleton lines={4} />
        </Card>
      ))}
    </CardGrid>
  )
}
