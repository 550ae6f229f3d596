import { type PaymentData, portalPaths } from '@portal/contracts'
import { MaskedIban, PortalLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass } from '@portal/ui'
import Landmark from 'lucide-react/icons/landmark'
import { personalDataTexts } from '../texts.de.ts'
import { FactCard } from './fact-card.tsx'

export function PaymentCard({ paymentData }: { paymentData: PaymentData }) {
  const { t } = useTexts(personalDataTexts)
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
        <PortalLink className={buttonClass('secondary')} to={portalPaths.payments}>
          {t('payment.show')}
        </PortalLink>
      }
    />
  )
}
