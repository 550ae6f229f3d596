import type { CustomerProfile, PaymentKind } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, EmptyState, Skeleton, StatusBadge } from '@portal/ui'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import Landmark from 'lucide-react/icons/landmark'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import { paymentsOf } from './payment-methods.ts'
import { PaymentRows } from './payment-rows.tsx'
import { paymentsTexts } from './payments.de.ts'

const icons = { 'bank-direct-debit': Landmark, 'credit-account': PiggyBank, 'self-payment': ArrowRightLeft }

interface PaymentCardProps {
  profile: CustomerProfile
  kind: PaymentKind
  title: string
  /** How many are shown before a link leads to all of them. */
  atMost?: number
}

export function PaymentCard({ profile, kind, title, atMost = Number.POSITIVE_INFINITY }: PaymentCardProps) {
  const { t } = useTexts(paymentsTexts)
  const Icon = icons[kind]
  const payments = paymentsOf(profile, kind)
  if (payments.length === 0) {
    return (
      <Card title={title} icon={<Icon />}>
        <EmptyState title={t(`${kind}.none`)}>{t(`${kind}.noneText`)}</EmptyState>
      </Card>
    )
  }
  const contracts = payments.reduce((sum, payment) => sum + payment.contracts.length, 0)
  return (
    <Card
      title={title}
      icon={<Icon />}
      badge={<StatusBadge>{t('contractCount', { count: contracts })}</StatusBadge>}
      actions={
        payments.length > atMost && (
          <RouteLink className={buttonClass('quiet')} to="paymentType" params={{ paymentType: kind }}>
            {t('showAll', { count: payments.length })}
          </RouteLink>
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
