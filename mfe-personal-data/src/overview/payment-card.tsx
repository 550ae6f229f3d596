import { type PaymentData, remotes } from '@portal/contracts'
import { MaskedIban, PortalLink } from '@portal/portal'
import { buttonClass } from '@portal/ui'
import Landmark from 'lucide-react/icons/landmark'
import { useTranslation } from 'react-i18next'
import { FactCard } from './fact-card.tsx'

export function PaymentCard({ paymentData }: { paymentData: PaymentData }) {
  const { t } = useTranslation()
  const { contractBankAccounts, selfPayments, selfPaymentsWithBankAccount } = paymentData
  const payments = [
    ...contractBankAccounts.map((payment) => ({ ...payment, kind: t('payment.debit') })),
    ...selfPaymentsWithBankAccount.map((payment) => ({ ...payment, kind: t('payment.credit') })),
    ...selfPayments.map((payment) => ({ ...payment, account: undefined, kind: t('payment.self') })),
  ]
  const [first] = payments
  return (
    <FactCard
      title={t('payment.title')}
      icon={<Landmark />}
      kind={first?.account && first.kind}
      facts={payments.map(({ id, account, kind, changedAt }) => ({
        id,
        shown: account ? <MaskedIban iban={account.maskedIban} /> : kind,
        changedAt,
      }))}
      actions={
        <PortalLink
          className={buttonClass('secondary')}
          to={`${remotes['mfe-contracts'].basePath}/payment-list`}
        >
          {t('payment.show')}
        </PortalLink>
      }
    />
  )
}
