import type { TenantId } from '@portal/contracts'
import { createLazyPart, LazyPlace } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, ErrorState, Loading, Skeleton } from '@portal/ui'
import { Suspense } from 'react'
import { privacyTexts } from '../texts.de.ts'

const consumptionCard = createLazyPart(
  () => import(/* webpackChunkName: "consumption" */ './consumption-card.tsx'),
)

/** Loads the chart; rendered only with the consent. */
export function ConsumptionSection({ tenantId }: { tenantId: TenantId }) {
  const { t } = useTexts(privacyTexts)
  const title = t('consumption')
  return (
    <Suspense
      fallback={
        <Loading>
          <Card level={3} title={title}>
            <Skeleton lines={8} />
          </Card>
        </Loading>
      }
    >
      <LazyPlace
        part={consumptionCard}
        failure={(retry, retrying) => (
          <Card level={3} title={title}>
            <ErrorState onRetry={retry} retrying={retrying} />
          </Card>
        )}
      >
        {(ConsumptionCard) => <ConsumptionCard key={tenantId} tenantId={tenantId} />}
      </LazyPlace>
    </Suspense>
  )
}
