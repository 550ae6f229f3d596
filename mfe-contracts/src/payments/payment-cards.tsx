import { type Contract, contractDisplayName, type TenantId, tenants, webAccounts } from '@portal/contracts'
import { MaskedIban, RouteLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import {
  buttonClass,
  Card,
  DataRow,
  DefinitionList,
  ExternalLink,
  LinkRow,
  LinkRows,
  Verbatim,
} from '@portal/ui'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import FileText from 'lucide-react/icons/file-text'
import Landmark from 'lucide-react/icons/landmark'
import type { BankAccount, Mandate } from '../payment-methods.ts'
import { paymentsTexts } from './payments.de.ts'

interface AccountCardProps {
  account: BankAccount
  changedAt: string | null
}

export function AccountCard({ account, changedAt }: AccountCardProps) {
  const { t } = useTexts(paymentsTexts)
  return (
    <Card title={t('account.title')} icon={<Landmark />}>
      <DefinitionList>
        <DataRow label={t('account.holder')}>
          <Verbatim>{account.accountHolder}</Verbatim>
        </DataRow>
        <DataRow
          label={t('account.iban')}
          hint={t('account.ibanHint')}
          changed={german.lastChangedLabel(changedAt)}
        >
          <MaskedIban iban={account.maskedIban} />
        </DataRow>
        <DataRow label={t('account.bank')}>
          <Verbatim>{account.bankName}</Verbatim>
        </DataRow>
      </DefinitionList>
    </Card>
  )
}

interface MandateCardProps {
  mandate: Mandate
  tenantId: TenantId
}

export function MandateCard({ mandate, tenantId }: MandateCardProps) {
  const { t } = useTexts(paymentsTexts)
  return (
    <Card title={t('mandate.title')} icon={<FilePenLine />}>
      <DefinitionList>
        <DataRow label={t('mandate.payee')}>
          <Verbatim>{tenants[tenantId].name}</Verbatim>
        </DataRow>
        <DataRow label={t('mandate.creditorId')}>
          <Verbatim>{mandate.creditorId}</Verbatim>
        </DataRow>
        <DataRow label={t('mandate.reference')}>
          <Verbatim>{mandate.reference}</Verbatim>
        </DataRow>
        <DataRow label={t('mandate.date')}>{german.formatDate(mandate.date)}</DataRow>
      </DefinitionList>
      <p>{t('mandate.onStatement')}</p>
    </Card>
  )
}

/** Links to the bills, because the profile does not contain the brand's own account. */
export function TransferCard({ tenantId }: { tenantId: TenantId }) {
  const { t } = useTexts(paymentsTexts)
  const bills = webAccounts[tenantId]
  return (
    <Card
      title={t('transfer.title')}
      icon={<ArrowRightLeft />}
      actions={
        bills && (
          <ExternalLink className={buttonClass('quiet')} href={bills.url} target="_blank">
            {t('transfer.link', { service: bills.name })}
          </ExternalLink>
        )
      }
    >
      <p>{t('transfer.text')}</p>
    </Card>
  )
}

/** The contracts of a payment, each with a link to its page. */
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
              label={<Verbatim>{contractDisplayName(contract)}</Verbatim>}
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
