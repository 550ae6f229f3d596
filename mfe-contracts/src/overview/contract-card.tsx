import { type Contract, contractDisplayName } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Card, DataRow, DefinitionList } from '@portal/ui'
import FileText from 'lucide-react/icons/file-text'
import { ContractFacts } from '../contract-facts.tsx'
import { TermBadge } from '../term-badge.tsx'
import { contractsTexts } from '../texts.de.ts'
import { ContractLinks } from './contract-links.tsx'

interface ContractCardProps {
  contract: Contract
  level: 2 | 3
}

export function ContractCard({ contract, level }: ContractCardProps) {
  const { t } = useTexts(contractsTexts)
  return (
    <Card
      repeated
      level={level}
      title={contractDisplayName(contract)}
      icon={<FileText />}
      badge={<TermBadge contract={contract} />}
      actions={<ContractLinks contract={contract} />}
    >
      <DefinitionList>
        <ContractFacts contract={contract} />
        <DataRow label={t('payment')}>{t(`payments.${contract.paymentKind}`)}</DataRow>
        <DataRow label={t('letters')}>{t(contract.isPaperlessCommunication ? 'paperless' : 'paper')}</DataRow>
      </DefinitionList>
    </Card>
  )
}
