import type { CustomerProfile, PaymentKind } from '@portal/contracts'
import { ProfileContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { PageHeader } from '@portal/ui'
import { useParams } from 'react-router'
import { PaymentCard, PaymentCardSkeleton } from './payment-card.tsx'
import { isPaymentKind, kindsOf } from './payment-methods.ts'
import PaymentNotFound from './payment-not-found.tsx'
import css from './payment-parts.module.css'
import { PaymentWayCards } from './payment-way-cards.tsx'
import { waysFor } from './payment-ways.ts'
import { paymentsTexts } from './payments.de.ts'

/** All that is paid in one way. */
export default function PaymentTypePage() {
  const { paymentType: kind } = useParams()
  return isPaymentKind(kind) ? <PaymentsOfKind kind={kind} /> : <PaymentNotFound />
}

function PaymentsOfKind({ kind }: { kind: PaymentKind }) {
  const { t } = useTexts(paymentsTexts)
  const title = t(`${kind}.title`)
  const entries = t(`${kind}.entries`)
  return (
    <>
      <PageHeader title={title} back={<RouteLink to="payments">{t('title')}</RouteLink>}>
        {t(`${kind}.typeLead`)}
      </PageHeader>
      <ProfileContent skeleton={<PaymentCardSkeleton title={entries} />}>
        {(profile) => (
          <div className={css.parts}>
            <PaymentCard profile={profile} kind={kind} title={entries} />
            <PaymentWayCards ways={waysFrom(profile, kind)} tenantId={profile.tenantId} />
          </div>
        )}
      </ProfileContent>
    </>
  )
}

/** Whoever does not pay in this way is shown the ways out of what they do now. */
function waysFrom(profile: CustomerProfile, kind: PaymentKind) {
  const kinds = kindsOf(profile)
  return waysFor(kinds.includes(kind) ? [kind] : kinds)
}
