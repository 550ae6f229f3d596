import type { TenantId } from '@portal/contracts'
import { createLazyPart, LazyPlace } from '@portal/portal'
import { Card, ErrorState, Loading, Skeleton } from '@portal/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { loadConsumptionCard } from '../pages.ts'
import css from './consumption-place.module.css'

const consumptionCard = createLazyPart(loadConsumptionCard)

/** The place of the chart on the overview. It is loaded for those alone who have agreed to see it. */
export function ConsumptionPlace({ tenantId }: { tenantId: TenantId }) {
  const { t } = useTranslation()
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
