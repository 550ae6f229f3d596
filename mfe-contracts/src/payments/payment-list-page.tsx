import type { CustomerProfile } from '@portal/contracts'
import { ProfileContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { CardGrid, EmptyIllustration, EmptyState, PageHeader } from '@portal/ui'
import { PaymentCard, PaymentCardSkeleton } from './payment-card.tsx'
import { kindsOf } from './payment-methods.ts'
import css from './payment-parts.module.css'
import { PaymentWayCards } from './payment-way-cards.tsx'
import { waysFor } from './payment-ways.ts'
import { paymentsTexts } from './payments.de.ts'

/** How the customer pays, the first few of each kind, and what they can do about it. */
export default function PaymentListPage() {
  const { t } = useTexts(paymentsTexts)
  return (
    <>
      <PageHeader title={t('title')} back={<RouteLink to="contracts">{t('back')}</RouteLink>}>
        {t('lead')}
      </PageHeader>
      <ProfileContent
        skeleton={
          <CardGrid>
            <PaymentCardSkeleton title={t('title')} />
          </CardGrid>
        }
      >
        {(profile) => <Payments profile={profile} />}
      </ProfileContent>
    </>
  )
}

function Payments({ profile }: { profile: CustomerProfile }) {
  const { t } = useTexts(paymentsTexts)
  const kinds = kindsOf(profile)
  if (kinds.length === 0) {
    return (
      <EmptyState title={t('none')} illustration={<EmptyIllustration />}>
        {t('noneText')}
      </EmptyState>
    )
  }
  return (
    <div className={css.parts}>
      <CardGrid>
        {kinds.map((kind) => (
          <PaymentCard key={kind} profile={profile} kind={kind} title={t(`${kind}.title`)} atMost={4} />
        ))}
      </CardGrid>
      <PaymentWayCards ways={waysFor(kinds)} tenantId={profile.tenantId} />
    </div>
  )
}
