import { type Contract, contractDisplayName } from '@portal/contracts'
import { PreloadLink, useLinkTo } from '@portal/portal'
import { Card, LinkRow, LinkRows } from '@portal/ui'
import FileText from 'lucide-react/icons/file-text'
import { useTranslation } from 'react-i18next'
import { loadContractPage } from '../pages.ts'
import { paths } from '../paths.ts'

/** The contracts that are paid in this way; each leads to its page. */
export function PaidContractsCard({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const count = contracts.length
  return (
    <Card
      title={count === 0 ? t('paymentMethods.unused') : t('paymentMethods.contracts', { count })}
      icon={<FileText />}
    >
      {count === 0 ? (
        <p>{t('paymentMethods.unusedText')}</p>
      ) : (
        <LinkRows>
          {contracts.map((contract) => (
            <LinkRow
              key={contract.contractId}
              label={contractDisplayName(contract)}
              hint={t('paymentMethods.contractNumber', { number: contract.contractNumber })}
              link={(row) => (
                <PreloadLink
                  {...row}
                  to={linkTo(paths.contract, { contractId: contract.contractId })}
                  preload={loadContractPage}
                />
              )}
            />
          ))}
        </LinkRows>
      )}
    </Card>
  )
}
