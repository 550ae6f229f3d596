import { type Contract, contractTerm } from '@portal/contracts'
import { german, useTexts } from '@portal/text'
import { DataRow } from '@portal/ui'
import { contractsTexts } from './texts.de.ts'

/** Number, tariff and term, the rows that a contract has wherever it is shown. */
export function ContractFacts({ contract }: { contract: Contract }) {
  const { t } = useTexts(contractsTexts)
  const { contractNumber, tariff, termStart, termEnd } = contract
  const term = contractTerm(contract)
  const date = termEnd && german.formatDate(termEnd)
  return (
    <>
      <DataRow label={t('number')}>{contractNumber}</DataRow>
      <DataRow label={t('tariff')}>{tariff || t('noTariff')}</DataRow>
      <DataRow
        label={t(term === 'upcoming' ? 'term.from' : 'term.since')}
        hint={date && t(term === 'ended' ? 'term.ended' : 'term.ends', { date })}
      >
        {german.formatDate(termStart)}
      </DataRow>
    </>
  )
}
