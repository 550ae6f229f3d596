import { type Contract, remotes } from '@portal/contracts'
import { PortalLink } from '@portal/portal'
import { buttonClass } from '@portal/ui'
import FileText from 'lucide-react/icons/file-text'
import { useTranslation } from 'react-i18next'
import { FactCard } from './fact-card.tsx'

export function ContractNumberCard({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTranslation()
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
        <PortalLink className={buttonClass('secondary')} to={remotes['mfe-contracts'].basePath}>
          {t('showContracts')}
        </PortalLink>
      }
    />
  )
}
