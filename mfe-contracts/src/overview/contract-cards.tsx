import { type Contract, contractDisplayName, contractTerm } from '@portal/contracts'
import { CardBoundary, useProfileLoader } from '@portal/portal'
import { useTexts } from '@portal/text'
import { CardGrid } from '@portal/ui'
import { ContractCard } from './contract-card.tsx'
import css from './contracts-page.module.css'
import { overviewTexts } from './overview.de.ts'

/** A few contracts, each on a card; those that are over stand apart. */
export function ContractCards({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTexts(overviewTexts)
  const ended = contracts.filter((contract) => contractTerm(contract) === 'ended')
  const others = contracts.filter((contract) => !ended.includes(contract))
  return (
    <>
      {others.length > 0 && <Cards contracts={others} level={2} />}
      {ended.length > 0 && (
        <section className={css.parts}>
          <h2>{t('ended')}</h2>
          <Cards contracts={ended} level={3} />
        </section>
      )}
    </>
  )
}

function Cards({ contracts, level }: { contracts: readonly Contract[]; level: 2 | 3 }) {
  const reload = useProfileLoader()
  return (
    <CardGrid>
      {contracts.map((contract) => (
        <CardBoundary key={contract.contractId} title={contractDisplayName(contract)} onRetry={reload}>
          <ContractCard contract={contract} level={level} />
        </CardBoundary>
      ))}
    </CardGrid>
  )
}
