import type { CustomerProfile } from '@portal/contracts'
import { ProfileContent, useLinkTo } from '@portal/portal'
import { CardGrid, EmptyIllustration, EmptyState, PageHeader } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { PaymentCard, PaymentCardSkeleton } from './payment-card.tsx'
import { kindsOf } from './payment-methods.ts'
import css from './payment-parts.module.css'
import { PaymentWayCards } from './payment-way-cards.tsx'
import { waysFor } from './payment-ways.ts'

/** How the customer pays, the first few of each kind, and what they can do about it. */
export function PaymentListPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <>
      <PageHeader
        title={t('paymentMethods.title')}
        back={<Link to={linkTo(paths.contracts)}>{t('paymentMethods.back')}</Link>}
      >
        {t('paymentMethods.lead')}
      </PageHeader>
      <ProfileContent
        skeleton={
          <CardGrid>
            <PaymentCardSkeleton title={t('paymentMethods.title')} />
          </CardGrid>
        }
      >
        {(profile) => <Payments profile={profile} />}
      </ProfileContent>
    </>
  )
}

function Payments({ profile }: { profile: CustomerProfile }) {
  const { t } = useTranslation()
  const kinds = kindsOf(profile)
  if (kinds.length === 0) {
    return (
      <EmptyState title={t('paymentMethods.none')} illustration={<EmptyIllustration />}>
        {t('paymentMethods.noneText')}
      </EmptyState>
    )
  }
  return (
    <div className={css.parts}>
      <CardGrid>
        {kinds.map((kind) => (
          <PaymentCard
            key={kind}
            profile={profile}
            kind={kind}
            title={t(`paymentMethods.${kind}.title`)}
            atMost={4}
          />
        ))}
      </CardGrid>
      <PaymentWayCards ways={waysFor(kinds)} tenantId={profile.tenantId} />
    </div>
  )
}
