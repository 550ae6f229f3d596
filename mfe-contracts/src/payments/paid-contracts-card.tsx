import { type Contract, contractDisplayName } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, LinkRow, LinkRows } from '@portal/ui'
import FileText from 'lucide-react/icons/file-text'
import { paymentsTexts } from './payments.de.ts'

/** The contracts that are paid in this way; each leads to its page. */
export function PaidContractsCard({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTexts(paymentsTexts)
  const count = contracts.length
  return (
    <Card title={count === 0 ? t('unused') : t('contracts', { count })} icon={<FileText />}>
      {count === 0 ? (
        <p>{t('unusedText')}</p>
      ) : (
        <LinkRows>
          {contracts.map((contract) => (
            <LinkRow
              key={contract.contractId}
              label={contractDisplayName(contract)}
              hint={t('contractNumber', { number: contract.contractNumber })}
              link={(row) => (
                <RouteLink {...row} to="contract" params={{ contractId: contract.contractId }} />
              )}
            />
          ))}
        </LinkRows>
      )}
    </Card>
  )
}
