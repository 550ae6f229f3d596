import { MaskedIban } from '@portal/portal'
import { german } from '@portal/text'
import { Card, DataRow, DefinitionList } from '@portal/ui'
import Landmark from 'lucide-react/icons/landmark'
import { useTranslation } from 'react-i18next'
import type { BankAccount } from './payment-methods.ts'

interface AccountCardProps {
  account: BankAccount
  changedAt: string | null
}

export function AccountCard({ account, changedAt }: AccountCardProps) {
  const { t } = useTranslation()
  return (
    <Card title={t('paymentMethods.account.title')} icon={<Landmark />}>
      <DefinitionList>
        <DataRow label={t('paymentMethods.account.holder')}>{account.accountHolder}</DataRow>
        <DataRow
          label={t('paymentMethods.account.iban')}
          hint={t('paymentMethods.account.ibanHint')}
          changed={german.lastChangedLabel(changedAt)}
        >
          <MaskedIban iban={account.maskedIban} />
        </DataRow>
        <DataRow label={t('paymentMethods.account.bank')}>{account.bankName}</DataRow>
      </DefinitionList>
    </Card>
  )
}
