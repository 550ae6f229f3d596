import { MaskedIban } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Card, DataRow, DefinitionList } from '@portal/ui'
import Landmark from 'lucide-react/icons/landmark'
import type { BankAccount } from './payment-methods.ts'
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
        <DataRow label={t('account.holder')}>{account.accountHolder}</DataRow>
        <DataRow
          label={t('account.iban')}
          hint={t('account.ibanHint')}
          changed={german.lastChangedLabel(changedAt)}
        >
          <MaskedIban iban={account.maskedIban} />
        </DataRow>
        <DataRow label={t('account.bank')}>{account.bankName}</DataRow>
      </DefinitionList>
    </Card>
  )
}
