import {
  consentLabel,
  kindTitle,
  type PermissionsOverview,
  permissionKinds,
  type TenantId,
} from '@portal/contracts'
import { CardBoundary, LoadedContent, RouteLink, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, CardGrid, Skeleton, VisuallyHidden } from '@portal/ui'
import { Fragment, use, useEffect, useState } from 'react'
import { AdvertisingCard } from './advertising/advertising-card.tsx'
import css from './consent-cards.module.css'
import { ConsumptionSection } from './data-visualization/consumption-section.tsx'
import { DataVisualizationCard } from './data-visualization/data-visualization-card.tsx'
import { KindCard } from './kind-card.tsx'
import { LastRevocation } from './last-revocation.ts'
import { LetterCard } from './letter-advertising/letter-card.tsx'
import { LetterOffer } from './letter-advertising/letter-offer.tsx'
import { usePermissions } from './permissions.api.ts'
import { privacyTexts } from './texts.de.ts'

/** A card for each kind of permission. */
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
  const { setLast } = use(LastRevocation)
  useEffect(() => () => setLast(undefined), [setLast])
  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <CardGrid>
        {permissionKinds.map((kind) => (
          <Fragment key={kind}>
            <CardBoundary title={kindTitle(kind)} onRetry={onRetry}>
              {kind === 'advertising' ? (
                <AdvertisingCard tenantId={tenantId} permissions={overview.advertising} />
              ) : (
                <KindCard kind={kind} permissions={overview[kind]} />
              )}
            </CardBoundary>
            <LetterOffer after={kind} announce={setAnnounced} />
          </Fragment>
        ))}
        <CardBoundary title={consentLabel('eco.dataVisualization')} onRetry={onRetry}>
          <DataVisualizationCard permissions={overview.eco} />
        </CardBoundary>
        <LetterOffer after="dataVisualization" announce={setAnnounced} />
        <CardBoundary title={consentLabel('product-consent')} onRetry={onRetry}>
          <LetterCard tenantId={tenantId} consent={overview.productConsent} />
        </CardBoundary>
      </CardGrid>
      <p className={css.more}>
        <RouteLink className={buttonClass('quiet')} to="revocation">
          {t('revocation.title')}
        </RouteLink>
      </p>
      {overview.eco.dataVisualization && <ConsumptionSection tenantId={tenantId} />}
    </>
  )
}

const titles = [
  ...permissionKinds.map(kindTitle),
  consentLabel('eco.dataVisualization'),
  consentLabel('product-consent'),
]

function ConsentSkeleton() {
  return (
    <CardGrid>
      {titles.map((title) => (
        <Card key={title} title={title}>
          <Skeleton lines={4} />
        </Card>
      ))}
    </CardGrid>
  )
}
