import type { TenantId } from '@portal/contracts'
import { createLazyPart, LazyPlace } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, ErrorState, Loading, Skeleton } from '@portal/ui'
import { Suspense } from 'react'
import { privacyTexts } from '../texts.de.ts'
import css from './consumption-place.module.css'

const consumptionCard = createLazyPart(
  () => import(/* webpackChunkName: "consumption" */ './consumption-card.tsx'),
)

/** The place of the chart on the overview. It is loaded for those alone who have agreed to see it. */
export function ConsumptionPlace({ tenantId }: { tenantId: TenantId }) {
  const { t } = useTexts(privacyTexts)
  const title = t('dataVisualization.consumption')
  return (
    <div className={css.place}>
      <Suspense
        fallback={
          <Loading>
            <Card title={title}>
              <Skeleton lines={8} />
            </Card>
          </Loading>
        }
      >
        <LazyPlace
          part={consumptionCard}
          failure={(retry, retrying) => (
            <Card title={title}>
              <ErrorState onRetry={retry} retrying={retrying} />
            </Card>
          )}
        >
          {(ConsumptionCard) => <ConsumptionCard key={tenantId} tenantId={tenantId} />}
        </LazyPlace>
      </Suspense>
    </div>
  )
}
