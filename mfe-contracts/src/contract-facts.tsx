import { type Contract, contractTerm } from '@portal/contracts'
import { german } from '@portal/text'
import { DataRow } from '@portal/ui'
import { useTranslation } from 'react-i18next'

/** Number, tariff and term, the rows that a contract has wherever it is shown. */
export function ContractFacts({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
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
