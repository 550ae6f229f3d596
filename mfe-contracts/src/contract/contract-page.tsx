import { ProfileContent } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, CardGrid, Skeleton } from '@portal/ui'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import NotFound from '../not-found.tsx'
import { contractTexts } from './contract.de.ts'
import { ContractHeader } from './contract-header.tsx'
import { KnownContract, type OwnContract } from './known-contract.tsx'
import { OtherBrandContract } from './other-brand-contract.tsx'

interface ContractPageProps {
  /** How its letters come. */
  lettersCard: (own: OwnContract) => ReactNode
}

/** One contract of the effective brand; one of another brand leads there. */
export function ContractPage({ lettersCard }: ContractPageProps) {
  const { t } = useTexts(contractTexts)
  const { contractId } = useParams()
  return (
    <ProfileContent header={<ContractHeader title={t('title')} />} skeleton={<ContractSkeleton />}>
      {(profile) => {
        const { contracts, otherContracts } = profile.contractData
        const isWanted = (one: { contractId: string }) => one.contractId === contractId
        const contract = contracts.find(isWanted)
        if (contract) return <KnownContract own={{ profile, contract }} lettersCard={lettersCard} />
        const other = otherContracts.find(isWanted)
        if (other) return <OtherBrandContract contract={other} current={profile.tenantId} />
        return <NotFound />
      }}
    </ProfileContent>
  )
}

function ContractSkeleton() {
  const { t } = useTexts(contractTexts)
  const titles = [t('facts'), t('channel.title'), t('payment.title')]
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
