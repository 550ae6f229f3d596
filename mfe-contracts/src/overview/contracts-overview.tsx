import { type CustomerProfile, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { EmptyIllustration, EmptyState } from '@portal/ui'
import { ContractCards } from './contract-cards.tsx'
import { ContractSearch } from './contract-search.tsx'
import css from './contracts-page.module.css'
import { OtherBrands } from './other-brands.tsx'
import { overviewTexts } from './overview.de.ts'
import { PaymentsNotice } from './payments-notice.tsx'

/** More than this many are listed closely, grouped and searched instead of each on a card. */
const MOST_CARDS = 6

export function ContractsOverview({ profile }: { profile: CustomerProfile }) {
  const { t } = useTexts(overviewTexts)
  const { contracts, otherContracts } = profile.contractData
  const isMany = contracts.length > MOST_CARDS
  return (
    <div className={css.parts}>
      {contracts.length === 0 && (
        <EmptyState title={t('none.title')} illustration={<EmptyIllustration />}>
          {t('none.text', { brand: tenants[profile.tenantId].name })}
        </EmptyState>
      )}
      {!isMany && <ContractCards contracts={contracts} />}
      <OtherBrands contracts={otherContracts} current={profile.tenantId} />
      {contracts.length > 0 && <PaymentsNotice />}
      {/* Last, because nobody would scroll past all of them. */}
      {isMany && <ContractSearch profile={profile} />}
    </div>
  )
}
