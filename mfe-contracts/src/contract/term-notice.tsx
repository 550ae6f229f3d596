import { type Contract, contractTerm } from '@portal/contracts'
import { german, useTexts } from '@portal/text'
import { Notice } from '@portal/ui'
import { contractTexts } from './contract.de.ts'

/** What a customer should know of a contract that does not simply go on. */
export function TermNotice({ contract }: { contract: Contract }) {
  const { t } = useTexts(contractTexts)
  const term = contractTerm(contract)
  if (term === 'running') return null
  const date = german.formatLongDate((term !== 'upcoming' && contract.termEnd) || contract.termStart)
  return <Notice title={t(`${term}.title`, { date })}>{t(`${term}.text`)}</Notice>
}
