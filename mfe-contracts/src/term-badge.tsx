import { type Contract, contractTerm } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { StatusBadge } from '@portal/ui'
import { contractsTexts } from './texts.de.ts'

/** Marks a contract that does not simply go on. */
export function TermBadge({ contract }: { contract: Contract }) {
  const { t } = useTexts(contractsTexts)
  const term = contractTerm(contract)
  if (term === 'running') return null
  if (term === 'upcoming') return <StatusBadge kind="brand">{t('term.upcoming')}</StatusBadge>
  if (term === 'ending') return <StatusBadge kind="warning">{t('term.ending')}</StatusBadge>
  return <StatusBadge>{t('term.over')}</StatusBadge>
}
