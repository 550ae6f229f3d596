import { type Contract, type CustomerProfile, contractDisplayName } from '@portal/contracts'
import { CardBoundary, useProfileLoader } from '@portal/portal'
import { CardGrid } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { CommunicationChannel } from '../contract-letters.tsx'
import { ActionsCard } from './actions-card.tsx'
import { AddressCard } from './address-card.tsx'
import { ContactsCard } from './contacts-card.tsx'
import { ContractHeader } from './contract-header.tsx'
import { FactsCard } from './facts-card.tsx'
import css from './known-contract.module.css'
import { PaymentCard } from './payment-card.tsx'
import { TermNotice } from './term-notice.tsx'

interface KnownContractProps {
  profile: CustomerProfile
  contract: Contract
}

/** All that belongs to a contract, each on a card; dialogs with a path of their own open above it. */
export function KnownContract({ profile, contract }: KnownContractProps) {
  const { t } = useTranslation()
  const reload = useProfileLoader()
  const own = { profile, contract }
  const cards = [
    { title: t('contractPage.facts'), card: <FactsCard contract={contract} /> },
    { title: t('contractPage.channel.title'), card: <CommunicationChannel {...own} /> },
    { title: t('contractPage.payment.title'), card: <PaymentCard {...own} /> },
    { title: t('contractPage.address.title'), card: <AddressCard {...own} /> },
    { title: t('contractPage.contacts.title'), card: <ContactsCard {...own} /> },
    { title: t('contractPage.actions.title'), card: <ActionsCard contract={contract} /> },
  ]
  return (
    <>
      <ContractHeader title={contractDisplayName(contract)}>
        {t('contractPage.lead', { number: contract.contractNumber })}
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
