import type { Contract, CustomerProfile, PaymentKind } from '@portal/contracts'
import { contractsOf, type ItemList, ItemListPage, MaskedIban, servedContracts } from '@portal/portal'
import { EmptyIllustration, EmptyState } from '@portal/ui'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import Landmark from 'lucide-react/icons/landmark'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import { kindsOf, type PaymentMethod, paymentKinds, paymentsOf } from '../payment-methods.ts'
import PaymentNotFound from './payment-not-found.tsx'
import { PaymentOptionCards } from './payment-option-cards.tsx'
import { paymentsTexts } from './payments.de.ts'

const { t } = paymentsTexts

const list: ItemList<PaymentKind, PaymentMethod> = {
  item: 'payment',
  list: 'payments',
  above: 'contracts',
  types: paymentKinds,
  icons: {
    'bank-direct-debit': <Landmark />,
    'credit-account': <PiggyBank />,
    'self-payment': <ArrowRightLeft />,
  },
  t,
  cardTitle: (kind) => t(`${kind}.entries`),
  atMost: 4,
  itemsOf: paymentsOf,
  rowOf(profile, { account, contracts }) {
    const paid = contractsOf(profile, contracts)
    const served = servedContracts(paid) ?? t('unused')
    return account
      ? { label: account.bankName, value: <MaskedIban iban={account.maskedIban} />, uses: [served] }
      : { label: served, uses: [numbersOf(paid)] }
  },
  countOf: (payments) => payments.reduce((sum, { contracts }) => sum + contracts.length, 0),
  whenEmpty: (
    <EmptyState title={t('none')} illustration={<EmptyIllustration />}>
      {t('noneText')}
    </EmptyState>
  ),
  options: (profile, kind) => (
    <PaymentOptionCards kinds={kindsToChange(profile, kind)} tenantId={profile.tenantId} />
  ),
}

/** All payments, or those of one kind. */
export default function PaymentListPage() {
  return <ItemListPage list={list} notFound={<PaymentNotFound />} />
}

/** The kinds whose changes are offered: the wanted one if the customer uses it, else all that they use. */
function kindsToChange(profile: CustomerProfile, wanted?: PaymentKind) {
  const kinds = kindsOf(profile)
  return wanted && kinds.includes(wanted) ? [wanted] : kinds
}

/** Distinguishes transfers, which have no account, by their first two contract numbers. */
function numbersOf(contracts: readonly Contract[]): string {
  const count = contracts.length
  if (count === 0) return ''
  const numbers = contracts.slice(0, 2).map(({ contractNumber }) => contractNumber)
  const more = count - numbers.length
  const shown = t('numbers', { count, numbers: numbers.join(', ') })
  return more > 0 ? `${shown} ${t('moreNumbers', { more })}` : shown
}
