import type { CustomerProfile, PaymentKind } from '@portal/contracts'
import { useLinkTo } from '@portal/portal'
import { buttonClass, Card, EmptyState, Skeleton, StatusBadge } from '@portal/ui'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import Landmark from 'lucide-react/icons/landmark'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { paymentsOf } from './payment-methods.ts'
import { PaymentRows } from './payment-rows.tsx'

const icons = { 'bank-direct-debit': Landmark, 'credit-account': PiggyBank, 'self-payment': ArrowRightLeft }

interface PaymentCardProps {
  profile: CustomerProfile
  kind: PaymentKind
  title: string
  /** How many are shown before a link leads to all of them. */
  atMost?: number
}

export function PaymentCard({ profile, kind, title, atMost = Number.POSITIVE_INFINITY }: PaymentCardProps) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const Icon = icons[kind]
  const payments = paymentsOf(profile, kind)
  if (payments.length === 0) {
    return (
      <Card title={title} icon={<Icon />}>
        <EmptyState title={t(`paymentMethods.${kind}.none`)}>
          {t(`paymentMethods.${kind}.noneText`)}
        </EmptyState>
      </Card>
    )
  }
  const contracts = payments.reduce((sum, payment) => sum + payment.contracts.length, 0)
  return (
    <Card
      title={title}
      icon={<Icon />}
      badge={<StatusBadge>{t('paymentMethods.contractCount', { count: contracts })}</StatusBadge>}
      actions={
        payments.length > atMost && (
          <Link className={buttonClass('quiet')} to={linkTo(paths.paymentType, { paymentType: kind })}>
            {t('paymentMethods.showAll', { count: payments.length })}
          </Link>
        )
      }
    >
      <PaymentRows profile={profile} kind={kind} payments={payments.slice(0, atMost)} />
    </Card>
  )
}

export function PaymentCardSkeleton({ title }: { title: string }) {
  return (
    <Card title={title}>
      <Skeleton lines={4} />
    </Card>
  )
}
