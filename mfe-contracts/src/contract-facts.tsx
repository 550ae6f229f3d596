import { type Contract, contractTerm } from '@portal/contracts'
import { german, useTexts } from '@portal/text'
import { DataRow, Verbatim } from '@portal/ui'
import { contractsTexts } from './texts.de.ts'

/** The rows that every view of a contract has: number, tariff and term. */
export function ContractFacts({ contract }: { contract: Contract }) {
  const { t } = useTexts(contractsTexts)
  const { contractNumber, tariff, termStart, termEnd } = contract
  const term = contractTerm(contract)
  const date = termEnd && german.formatDate(termEnd)
  return (
    <>
      <DataRow label={t('number')}>
        <Verbatim>{contractNumber}</Verbatim>
      </DataRow>
      <DataRow label={t('tariff')}>{tariff ? <Verbatim>{tariff}</Verbatim> : t('noTariff')}</DataRow>
      <DataRow
        label={t(term === 'upcoming' ? 'term.from' : 'term.since')}
        hint={date && t(term === 'ended' ? 'term.ended' : 'term.ends', { date })}
      >
        {german.formatDate(termStart)}
      </DataRow>
    </>
  )
}
