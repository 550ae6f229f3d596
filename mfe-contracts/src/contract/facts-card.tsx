import { businessAreaName, type Contract } from '@portal/contracts'
import { Card, DataRow, DefinitionList } from '@portal/ui'
import FileText from 'lucide-react/icons/file-text'
import { useTranslation } from 'react-i18next'
import { ContractFacts } from '../contract-facts.tsx'
import { TermBadge } from '../term-badge.tsx'

export function FactsCard({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  return (
    <Card title={t('contractPage.facts')} icon={<FileText />} badge={<TermBadge contract={contract} />}>
      <DefinitionList>
        <ContractFacts contract={contract} />
        {contract.businessArea && (
          <DataRow label={t('contractPage.area')}>{businessAreaName(contract.businessArea)}</DataRow>
        )}
      </DefinitionList>
    </Card>
  )
}
