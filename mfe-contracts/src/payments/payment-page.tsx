import type { CustomerProfile, PaymentKind } from '@portal/contracts'
import { contractsOf, ProfileContent, RouteLink, ServiceContact } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, Columns, Notice, PageHeader, Skeleton } from '@portal/ui'
import Headset from 'lucide-react/icons/headset'
import { useParams } from 'react-router'
import { findPayment, isPaymentKind, type PaymentMethod } from '../payment-methods.ts'
import { AccountCard, MandateCard, PaidContractsCard, TransferCard } from './payment-cards.tsx'
import PaymentNotFound, { PaymentNotAtBrand } from './payment-not-found.tsx'
import { PaymentOptionCards } from './payment-option-cards.tsx'
import { paymentsTexts } from './payments.de.ts'

/** The page of a payment: account, mandate, contracts and links to change it. */
export default function PaymentPage() {
  const { paymentType: kind, paymentId } = useParams()
  if (!isPaymentKind(kind)) return <PaymentNotFound />
  return (
    <ProfileContent header={<Header kind={kind} />} skeleton={<PaymentSkeleton />}>
      {(profile) => {
        const payment = findPayment(profile, kind, paymentId)
        if (!payment) return <PaymentNotAtBrand current={profile.tenantId} />
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
  const { t } = useTexts(paymentsTexts)
  const { tenantId } = profile
  const { account, mandate, contracts, changedAt } = payment
  return (
    <Columns
      aside={
        <>
          <PaymentOptionCards kinds={[kind]} tenantId={tenantId} />
          <Card title={t('service.title')} icon={<Headset />}>
            <p>{t(`service.${kind}`)}</p>
            <ServiceContact tenantId={tenantId} />
          </Card>
        </>
      }
    >
      {account && <AccountCard account={account} changedAt={changedAt} />}
      {mandate ? <MandateCard mandate={mandate} tenantId={tenantId} /> : <TransferCard tenantId={tenantId} />}
      {mandate && <Notice title={t('refund.title')}>{t('refund.text')}</Notice>}
      <PaidContractsCard contracts={contractsOf(profile, contracts)} />
    </Columns>
  )
}

function PaymentSkeleton() {
  return (
    <Columns aside={null}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Columns>
  )
}

function Header({ kind }: { kind: PaymentKind }) {
  const { t } = useTexts(paymentsTexts)
  return (
    <PageHeader title={t(`${kind}.one`)} back={<RouteLink to="payments">{t('title')}</RouteLink>}>
      {t(`${kind}.oneLead`)}
    </PageHeader>
  )
}
