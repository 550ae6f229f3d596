import type { Contract, CustomerProfile } from '@portal/contracts'
import { MaskedIban, PreloadLink, useLinkTo } from '@portal/portal'
import { german } from '@portal/text'
import { buttonClass, Card, DataRow, DefinitionList } from '@portal/ui'
import Landmark from 'lucide-react/icons/landmark'
import { useTranslation } from 'react-i18next'
import { loadPaymentRoutes } from '../pages.ts'
import { paths } from '../paths.ts'
import { paymentOf } from './contract-payment.ts'

interface PaymentCardProps {
  profile: CustomerProfile
  contract: Contract
}

/** How the contract is paid; what is known more leads to its page, else to all payments. */
export function PaymentCard({ profile, contract }: PaymentCardProps) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const payment = paymentOf(profile, contract)
  const iban = payment?.account?.maskedIban
  const to = payment
    ? linkTo(paths.payment, { paymentType: contract.paymentKind, paymentId: payment.id })
    : linkTo(paths.payments)
  return (
    <Card
      title={t('contractPage.payment.title')}
      icon={<Landmark />}
      actions={
        <PreloadLink className={buttonClass('secondary')} to={to} preload={loadPaymentRoutes}>
          {t('contractPage.payment.show')}
        </PreloadLink>
      }
    >
      <DefinitionList>
        <DataRow label={t('payment')} changed={payment && german.lastChangedLabel(payment.changedAt)}>
          {t(`payments.${contract.paymentKind}`)}
        </DataRow>
        {iban && (
          <DataRow label={t('contractPage.payment.account')}>
            <MaskedIban iban={iban} />
          </DataRow>
        )}
      </DefinitionList>
    </Card>
  )
}
