import type { Contract, CustomerProfile } from '@portal/contracts'
import { MaskedIban, RouteLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { buttonClass, Card, DataRow, DefinitionList } from '@portal/ui'
import Landmark from 'lucide-react/icons/landmark'
import { paymentsOf } from '../payment-methods.ts'
import { contractsTexts } from '../texts.de.ts'
import { contractTexts } from './contract.de.ts'

interface PaymentCardProps {
  profile: CustomerProfile
  contract: Contract
}

/** How the contract is paid, with a link to that payment, or to all payments if there is none. */
export function PaymentCard({ profile, contract }: PaymentCardProps) {
  const { t } = useTexts(contractTexts)
  const tab = useTexts(contractsTexts)
  const { contractId, paymentKind } = contract
  const payment = paymentsOf(profile, paymentKind).find(({ contracts }) => contracts.includes(contractId))
  const iban = payment?.account?.maskedIban
  const link = { className: buttonClass('quiet'), children: t('payment.show') }
  return (
    <Card
      title={t('payment.title')}
      icon={<Landmark />}
      actions={
        payment ? (
          <RouteLink to="payment" params={{ paymentType: paymentKind, paymentId: payment.id }} {...link} />
        ) : (
          <RouteLink to="payments" {...link} />
        )
      }
    >
      <DefinitionList>
        <DataRow label={tab.t('payment')} changed={payment && german.lastChangedLabel(payment.changedAt)}>
          {tab.t(`payments.${paymentKind}`)}
        </DataRow>
        {iban && (
          <DataRow label={t('payment.account')}>
            <MaskedIban iban={iban} />
          </DataRow>
        )}
      </DefinitionList>
    </Card>
  )
}
