import type { Contract, CustomerProfile, PaymentKind } from '@portal/contracts'
import { contractsOf, MaskedIban, RouteLink, servedContracts } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { LinkRow, LinkRows } from '@portal/ui'
import type { PaymentMethod } from './payment-methods.ts'
import { paymentsTexts } from './payments.de.ts'

interface PaymentRowsProps {
  profile: CustomerProfile
  kind: PaymentKind
  payments: readonly PaymentMethod[]
}

/** Each way to pay with its account, if it has one, and the contracts that are paid so. */
export function PaymentRows({ profile, kind, payments }: PaymentRowsProps) {
  const { t } = useTexts(paymentsTexts)
  return (
    <LinkRows>
      {payments.map(({ id, account, contracts, changedAt }) => {
        const paid = contractsOf(profile, contracts)
        const served = servedContracts(paid) ?? t('unused')
        const changed = german.lastChangedLabel(changedAt)
        return (
          <LinkRow
            key={id}
            {...(account
              ? { label: account.bankName, value: <MaskedIban iban={account.maskedIban} /> }
              : { label: served })}
            hint={[account ? served : numbersOf(paid), changed].filter(Boolean).join(' · ')}
            link={(row) => <RouteLink {...row} to="payment" params={{ paymentType: kind, paymentId: id }} />}
          />
        )
      })}
    </LinkRows>
  )
}

/** Tells transfers apart, which have no account: the first two contract numbers, as many as names are shown. */
function numbersOf(contracts: readonly Contract[]): string {
  const count = contracts.length
  if (count === 0) return ''
  const numbers = contracts.slice(0, 2).map(({ contractNumber }) => contractNumber)
  const more = count - numbers.length
  const shown = paymentsTexts.t('numbers', { count, numbers: numbers.join(', ') })
  return more > 0 ? `${shown} ${paymentsTexts.t('moreNumbers', { more })}` : shown
}
