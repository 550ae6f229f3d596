import type { PermissionsOverview } from '@portal/contracts'
import { CardBoundary, LoadedContent } from '@portal/portal'
import { Card, CardGrid, Skeleton } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { EcoCard } from './eco/eco-card.tsx'
import { usePermissions } from './permissions.api.ts'
import { TrackingCard } from './tracking/tracking-card.tsx'

/** What the customer has agreed to: a card for each kind of permission. */
export function ConsentCards() {
  const query = usePermissions()
  return (
    <LoadedContent query={query} skeleton={<ConsentSkeleton />}>
      {(overview) => <Cards overview={overview} onRetry={query.refetch} />}
    </LoadedContent>
  )
}

interface CardsProps {
  overview: PermissionsOverview
  onRetry: () => Promise<unknown>
}

function Cards({ overview, onRetry }: CardsProps) {
  const { t } = useTranslation()
  return (
    <CardGrid>
      <CardBoundary title={t('tracking.title')} onRetry={onRetry}>
        <TrackingCard permissions={overview.tracking} />
      </CardBoundary>
      <CardBoundary title={t('eco.title')} onRetry={onRetry}>
        <EcoCard permissions={overview.eco} />
      </CardBoundary>
    </CardGrid>
  )
}

function ConsentSkeleton() {
  const { t } = useTranslation()
  return (
    <CardGrid>
      {[t('tracking.title'), t('eco.title')].map((title) => (
        <Card key={title} title={title}>
          <Skeleton lines={4} />
        </Card>
      ))}
    </CardGrid>
  )
}
