import { type Contract, contractTerm } from '@portal/contracts'
import { german } from '@portal/text'
import { Notice } from '@portal/ui'
import { useTranslation } from 'react-i18next'

/** What a customer should know of a contract that does not simply go on. */
export function TermNotice({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const term = contractTerm(contract)
  if (term === 'running') return null
  const date = german.formatLongDate((term !== 'upcoming' && contract.termEnd) || contract.termStart)
  return <Notice title={t(`contractPage.${term}.title`, { date })}>{t(`contractPage.${term}.text`)}</Notice>
}
