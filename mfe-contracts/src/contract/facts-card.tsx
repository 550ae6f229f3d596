import { businessAreaName, type Contract } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Card, DataRow, DefinitionList } from '@portal/ui'
import FileText from 'lucide-react/icons/file-text'
import { ContractFacts } from '../contract-facts.tsx'
import { TermBadge } from '../term-badge.tsx'
import { contractTexts } from './contract.de.ts'

export function FactsCard({ contract }: { contract: Contract }) {
  const { t } = useTexts(contractTexts)
  return (
    <Card title={t('facts')} icon={<FileText />} badge={<TermBadge contract={contract} />}>
      <DefinitionList>
        <ContractFacts contract={contract} />
        {contract.businessArea && (
          <DataRow label={t('area')}>{businessAreaName(contract.businessArea)}</DataRow>
        )}
      </DefinitionList>
    </Card>
  )
}
