import { useTexts } from '@portal/text'
import { Columns, Loading, PageHeader, Skeleton, Verbatim } from '@portal/ui'
import { RetryNote } from '../failures/retry-note.tsx'
import { Picture } from '../pictures/picture.tsx'
import { Slot } from '../remotes/remote-slot.tsx'
import { useTenant } from '../tenants/use-tenant.ts'
import { ContractList } from './contract-list.tsx'
import { OpenPointsList } from './open-points-list.tsx'
import { overviewTexts } from './overview.de.ts'
import css from './overview.module.css'
import { OverviewTopics } from './overview-topics.tsx'
import ServiceList from './service-list.tsx'
import { useOverview } from './use-overview.ts'

/** The first page: what is true of the customer's contracts, what waits for the customer, the contracts, and the services. */
export default function OverviewPage() {
  const { t } = useTexts(overviewTexts)
  const { tenantId, brand } = useTenant()
  const { name, customer, points, sentence, brands, topics, isLoading, failed } = useOverview()
  const greeting = (
    <span>
      {t('greeting')} <Verbatim>{name}</Verbatim>
    </span>
  )

  return (
    <>
      <div className={css.welcome}>
        <PageHeader title={name ? greeting : t('title')}>
          {/* Text that comes later is new, so that nothing that stands there moves. */}
          {!isLoading && (sentence ?? t('lead', { brand: brand.name }))}
        </PageHeader>
        <div className={css.picture}>
          <Picture name="welcome" />
        </div>
      </div>
      {isLoading ? (
        // As high as the screen, so that nothing in view moves when the content comes.
        <div className={css.loading}>
          <Loading>
            <Skeleton lines={8} />
          </Loading>
        </div>
      ) : (
        <Columns aside={<OverviewTopics topics={topics} />}>
          {points.length > 0 && <OpenPointsList points={points} />}
          {customer && <ContractList contracts={customer.contractData.contracts} />}
          {failed && <RetryNote onRetry={failed.refetch} retrying={failed.isFetching} />}
        </Columns>
      )}
      <ServiceList own={tenantId} brands={brands} />
      {/* It comes late, so it is where it moves nothing. */}
      {customer && <Slot name="overview-prompt" />}
    </>
  )
}
