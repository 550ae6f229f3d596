import type { CustomerProfile, PaymentKind } from '@portal/contracts'
import { contractsOf, ProfileContent, ServiceContact, useLinkTo } from '@portal/portal'
import { Card, CardGrid, Notice, PageHeader, Skeleton } from '@portal/ui'
import Headset from 'lucide-react/icons/headset'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { paths } from '../paths.ts'
import { AccountCard } from './account-card.tsx'
import { MandateCard } from './mandate-card.tsx'
import { PaidContractsCard } from './paid-contracts-card.tsx'
import { findPayment, isPaymentKind, type PaymentMethod } from './payment-methods.ts'
import { PaymentNotFound } from './payment-not-found.tsx'
import css from './payment-parts.module.css'
import { PaymentWayCards } from './payment-way-cards.tsx'
import { waysFor } from './payment-ways.ts'
import { TransferCard } from './transfer-card.tsx'

/** One way to pay: account, mandate, the contracts that are paid so, and what can be changed where. */
export function PaymentPage() {
  const { paymentType: kind, paymentId } = useParams()
  if (!isPaymentKind(kind)) return <PaymentNotFound />
  return (
    <ProfileContent header={<Header kind={kind} />} skeleton={<Skeleton shape="block" />}>
      {(profile) => {
        const payment = findPayment(profile, kind, paymentId)
        if (!payment) return <PaymentNotFound current={profile.tenantId} />
        return (
          <>
            <Header kind={kind} />
            <KnownPayment profile={profile} kind={kind} payment={payment} />
          </>
        )
      }}
    </ProfileContent>
  )
}

interface KnownPaymentProps {
  profile: CustomerProfile
  kind: PaymentKind
  payment: PaymentMethod
}

function KnownPayment({ profile, kind, payment }: KnownPaymentProps) {
  const { t } = useTranslation()
  const { tenantId } = profile
  const { account, mandate, contracts, changedAt } = payment
  return (
    <div className={css.parts}>
      <CardGrid>
        {account && <AccountCard account={account} changedAt={changedAt} />}
        {mandate ? (
          <MandateCard mandate={mandate} tenantId={tenantId} />
        ) : (
          <TransferCard tenantId={tenantId} />
        )}
        <PaidContractsCard contracts={contractsOf(profile, contracts)} />
      </CardGrid>
      {mandate && <Notice title={t('paymentMethods.refund.title')}>{t('paymentMethods.refund.text')}</Notice>}
      <PaymentWayCards ways={waysFor([kind])} tenantId={tenantId} />
      <Card title={t('paymentMethods.service.title')} icon={<Headset />}>
        <p>{t(`paymentMethods.service.${kind}`)}</p>
        <ServiceContact tenantId={tenantId} />
      </Card>
    </div>
  )
}

function Header({ kind }: { kind: PaymentKind }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <PageHeader
      title={t(`paymentMethods.${kind}.one`)}
      back={<Link to={linkTo(paths.payments)}>{t('paymentMethods.title')}</Link>}
    >
      {t(`paymentMethods.${kind}.lead`)}
    </PageHeader>
  )
}
