import { type Contract, contractDisplayName, contractTerm } from '@portal/contracts'
import { CardBoundary, useProfileLoader } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, CardList, DataRow, DefinitionList, Group, Verbatim } from '@portal/ui'
import FileText from 'lucide-react/icons/file-text'
import { ContractFacts } from '../contract-facts.tsx'
import { TermBadge } from '../term-badge.tsx'
import { contractsTexts } from '../texts.de.ts'
import { ContractLinks } from './contract-links.tsx'
import { overviewTexts } from './overview.de.ts'

/** A card for each contract. Ended contracts come last, under a heading of their own. */
export function ContractCards({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTexts(overviewTexts)
  const ended = contracts.filter((contract) => contractTerm(contract) === 'ended')
  const others = contracts.filter((contract) => !ended.includes(contract))
  return (
    <>
      {others.length > 0 && <Cards contracts={others} level={2} />}
      {ended.length > 0 && (
        <Group title={t('ended')}>
          <Cards contracts={ended} level={3} />
        </Group>
      )}
    </>
  )
}

function Cards({ contracts, level }: { contracts: readonly Contract[]; level: 2 | 3 }) {
  const reload = useProfileLoader()
  return (
    <CardList>
      {contracts.map((contract) => (
        <CardBoundary
          key={contract.contractId}
          level={level}
          title={contractDisplayName(contract)}
          onRetry={reload}
        >
          <ContractCard contract={contract} level={level} />
        </CardBoundary>
      ))}
    </CardList>
  )
}

interface ContractCardProps {
  contract: Contract
  level: 2 | 3
}

function ContractCard({ contract, level }: ContractCardProps) {
  const { t } = useTexts(contractsTexts)
  return (
    <Card
      repeated
      level={level}
      title={<Verbatim>{contractDisplayName(contract)}</Verbatim>}
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
