import { type Contract, portalPaths } from '@portal/contracts'
import { PortalLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass } from '@portal/ui'
import FileText from 'lucide-react/icons/file-text'
import { personalDataTexts } from '../texts.de.ts'
import { FactCard } from './fact-card.tsx'

export function ContractNumberCard({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTexts(personalDataTexts)
  return (
    <FactCard
      title={t('contractNumber')}
      icon={<FileText />}
      none={t('noContract')}
      facts={contracts.map(({ contractId, contractNumber, numberChangedAt }) => ({
        id: contractId,
        shown: contractNumber,
        changedAt: numberChangedAt,
      }))}
      actions={
        <PortalLink className={buttonClass('secondary')} to={portalPaths.contracts}>
          {t('showContracts')}
        </PortalLink>
      }
    />
  )
}
