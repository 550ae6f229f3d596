import type { Contract, CustomerProfile, PaymentKind } from '@portal/contracts'
import { contractsOf, MaskedIban, servedContracts, useLinkTo } from '@portal/portal'
import { german } from '@portal/text'
import { LinkRow, LinkRows } from '@portal/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import type { PaymentMethod } from './payment-methods.ts'

interface PaymentRowsProps {
  profile: CustomerProfile
  kind: PaymentKind
  payments: readonly PaymentMethod[]
}

/** Each way to pay with its account, if it has one, and the contracts that are paid so. */
export function PaymentRows({ profile, kind, payments }: PaymentRowsProps) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <LinkRows>
      {payments.map(({ id, account, contracts, changedAt }) => {
        const paid = contractsOf(profile, contracts)
        const served = servedContracts(paid) ?? t('paymentMethods.unused')
        const changed = german.lastChangedLabel(changedAt)
        return (
          <LinkRow
            key={id}
            {...(account
              ? { label: account.bankName, value: <MaskedIban iban={account.maskedIban} /> }
              : { label: served })}
            hint={[account ? served : numbersOf(paid, t), changed].filter(Boolean).join(' · ')}
            link={(row) => <Link {...row} to={linkTo(paths.payment, { paymentType: kind, paymentId: id })} />}
          />
        )
      })}
    </LinkRows>
  )
}

/** Tells transfers apart, which have no account: the first two contract numbers, as many as names are shown. */
function numbersOf(contracts: readonly Contract[], t: TFunction): string {
  const count = contracts.length
  if (count === 0) return ''
  const numbers = contracts.slice(0, 2).map(({ contractNumber }) => contractNumber)
  const more = count - numbers.length
  const shown = t('paymentMethods.numbers', { count, numbers: numbers.join(', ') })
  return more > 0 ? `${shown} ${t('paymentMethods.moreNumbers', { more })}` : shown
}
