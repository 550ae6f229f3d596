import { type Contract, type CustomerProfile, contractDisplayName, contractTerm } from '@portal/contracts'
import { CardBoundary, ProfileContent, useProfileLoader } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Card, CardList, Columns, Notice, Skeleton, Stack, Verbatim } from '@portal/ui'
import { Outlet, useParams } from 'react-router'
import { ActionsCard } from './contract/actions-card.tsx'
import { contractTexts } from './contract/contract.de.ts'
import { ContractHeader } from './contract/contract-header.tsx'
import { OtherBrandContract } from './contract/other-brand-contract.tsx'
import { PaymentCard } from './contract/payment-card.tsx'
import { AddressCard, ContactsCard, FactsCard } from './contract/profile-cards.tsx'
import NotFound from './not-found.tsx'
import { CommunicationChannel, type ContractLetters } from './paperless/communication-channel.tsx'

/** The page of a contract. A contract of another brand gets a link to that brand. */
export default function ContractPage() {
  const { t } = useTexts(contractTexts)
  const { contractId } = useParams()
  return (
    <ProfileContent header={<ContractHeader title={t('title')} />} skeleton={<ContractSkeleton />}>
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

/** The cards of a contract, and the dialogs above them. */
function KnownContract(own: { profile: CustomerProfile; contract: Contract }) {
  const { t } = useTexts(contractTexts)
  const reload = useProfileLoader()
  const { contract } = own
  const cards = [
    { title: t('facts'), card: <FactsCard contract={contract} /> },
    { title: t('channel.title'), card: <CommunicationChannel {...own} /> },
    { title: t('payment.title'), card: <PaymentCard {...own} /> },
    { title: t('address.title'), card: <AddressCard {...own} /> },
    { title: t('contacts.title'), card: <ContactsCard {...own} /> },
  ]
  return (
    <>
      <ContractHeader title={<Verbatim>{contractDisplayName(contract)}</Verbatim>}>
        {t('lead', { number: contract.contractNumber })}
      </ContractHeader>
      <Stack>
        <TermNotice contract={contract} />
        <Columns
          aside={
            <CardBoundary title={t('actions.title')} onRetry={reload}>
              <ActionsCard contract={contract} />
            </CardBoundary>
          }
        >
          <CardList>
            {cards.map(({ title, card }) => (
              <CardBoundary key={title} title={title} onRetry={reload}>
                {card}
              </CardBoundary>
            ))}
          </CardList>
        </Columns>
      </Stack>
      <Outlet context={own satisfies ContractLetters} />
    </>
  )
}

/** A notice for a contract that has not started, ends or has ended. */
function TermNotice({ contract }: { contract: Contract }) {
  const { t } = useTexts(contractTexts)
  const term = contractTerm(contract)
  if (term === 'running') return null
  const date = german.formatDate((term !== 'upcoming' && contract.termEnd) || contract.termStart)
  return <Notice title={t(`${term}.title`, { date })}>{t(`${term}.text`)}</Notice>
}

function ContractSkeleton() {
  const { t } = useTexts(contractTexts)
  const titles = [t('facts'), t('channel.title'), t('payment.title')]
  return (
    <Columns aside={null}>
      <CardList>
        {titles.map((title) => (
          <Card key={title} title={title}>
            <Skeleton lines={4} />
          </Card>
        ))}
      </CardList>
    </Columns>
  )
}
