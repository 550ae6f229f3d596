import { type Contract, type CustomerProfile, contractDisplayName } from '@portal/contracts'
import { CardBoundary, useProfileLoader } from '@portal/portal'
import { useTexts } from '@portal/text'
import { CardGrid } from '@portal/ui'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { ActionsCard } from './actions-card.tsx'
import { AddressCard } from './address-card.tsx'
import { ContactsCard } from './contacts-card.tsx'
import { contractTexts } from './contract.de.ts'
import { ContractHeader } from './contract-header.tsx'
import { FactsCard } from './facts-card.tsx'
import css from './known-contract.module.css'
import { PaymentCard } from './payment-card.tsx'
import { TermNotice } from './term-notice.tsx'

/** A contract of the effective brand. */
export interface OwnContract {
  profile: CustomerProfile
  contract: Contract
}

interface KnownContractProps {
  own: OwnContract
  lettersCard: (own: OwnContract) => ReactNode
}

/** All that belongs to a contract, each on a card; dialogs with a path of their own open above it. */
export function KnownContract({ own, lettersCard }: KnownContractProps) {
  const { t } = useTexts(contractTexts)
  const reload = useProfileLoader()
  const { contract } = own
  const cards = [
    { title: t('facts'), card: <FactsCard contract={contract} /> },
    { title: t('channel.title'), card: lettersCard(own) },
    { title: t('payment.title'), card: <PaymentCard {...own} /> },
    { title: t('address.title'), card: <AddressCard {...own} /> },
    { title: t('contacts.title'), card: <ContactsCard {...own} /> },
    { title: t('actions.title'), card: <ActionsCard contract={contract} /> },
  ]
  return (
    <>
      <ContractHeader title={contractDisplayName(contract)}>
        {t('lead', { number: contract.contractNumber })}
      </ContractHeader>
      <div className={css.parts}>
        <TermNotice contract={contract} />
        <CardGrid>
          {cards.map(({ title, card }) => (
            <CardBoundary key={title} title={title} onRetry={reload}>
              {card}
            </CardBoundary>
          ))}
        </CardGrid>
      </div>
      <Outlet context={own} />
    </>
  )
}
