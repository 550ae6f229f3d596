import type { PermissionsOverview, TenantId } from '@portal/contracts'
import { CardBoundary, LoadedContent, RouteLink, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, CardGrid, Skeleton, VisuallyHidden } from '@portal/ui'
import { use, useEffect, useState } from 'react'
import { AdvertisingCard } from './advertising/advertising-card.tsx'
import { AfterRevocation } from './after-revocation.ts'
import css from './consent-cards.module.css'
import { ConsumptionPlace } from './data-visualization/consumption-place.tsx'
import { DataVisualizationCard } from './data-visualization/data-visualization-card.tsx'
import { EcoCard } from './eco/eco-card.tsx'
import { LetterCard } from './letter-advertising/letter-card.tsx'
import { LetterOffer } from './letter-advertising/letter-offer.tsx'
import { usePermissions } from './permissions.api.ts'
import { privacyTexts } from './texts.de.ts'
import { TrackingCard } from './tracking/tracking-card.tsx'

/** What the customer has agreed to: a card for each kind of permission. */
export function ConsentCards() {
  const query = usePermissions()
  const tenantId = useTenantId()
  return (
    <LoadedContent query={query} skeleton={<ConsentSkeleton />}>
      {(overview) =>
        tenantId && <Cards key={tenantId} tenantId={tenantId} overview={overview} onRetry={query.refetch} />
      }
    </LoadedContent>
  )
}

interface CardsProps {
  tenantId: TenantId
  overview: PermissionsOverview
  onRetry: () => Promise<unknown>
}

function Cards({ tenantId, overview, onRetry }: CardsProps) {
  const { t } = useTexts(privacyTexts)
  const [announced, setAnnounced] = useState('')
  const { forget } = use(AfterRevocation)
  useEffect(() => forget, [forget])
  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <CardGrid>
        <CardBoundary title={t('tracking.title')} onRetry={onRetry}>
          <TrackingCard permissions={overview.tracking} />
        </CardBoundary>
        <LetterOffer after="tracking" announce={setAnnounced} />
        <CardBoundary title={t('advertisingCard.title')} onRetry={onRetry}>
          <AdvertisingCard tenantId={tenantId} permissions={overview.advertising} />
        </CardBoundary>
        <LetterOffer after="advertising" announce={setAnnounced} />
        <CardBoundary title={t('eco.title')} onRetry={onRetry}>
          <EcoCard permissions={overview.eco} />
        </CardBoundary>
        <LetterOffer after="eco" announce={setAnnounced} />
        <CardBoundary title={t('dataVisualization.title')} onRetry={onRetry}>
          <DataVisualizationCard permissions={overview.eco} />
        </CardBoundary>
        <LetterOffer after="dataVisualization" announce={setAnnounced} />
        <CardBoundary title={t('letterCard.title')} onRetry={onRetry}>
          <LetterCard tenantId={tenantId} consent={overview.productConsent} />
        </CardBoundary>
      </CardGrid>
      <p className={css.more}>
        <RouteLink className={buttonClass('quiet')} to="revocation">
          {t('revocation.title')}
        </RouteLink>
      </p>
      {overview.eco.dataVisualization && <ConsumptionPlace tenantId={tenantId} />}
    </>
  )
}

function ConsentSkeleton() {
  const { t } = useTexts(privacyTexts)
  return (
    <CardGrid>
      {[
        t('tracking.title'),
        t('advertisingCard.title'),
        t('eco.title'),
        t('dataVisualization.title'),
        t('letterCard.title'),
      ].map((title) => (
        <Card key={title} title={title}>
          <Skeleton lines={4} />
        </Card>
      ))}
    </CardGrid>
  )
}
