import { createLazyPart, LazyPlace } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Loading, PageHeader, Skeleton } from '@portal/ui'
import { Suspense } from 'react'
import { RetryNote } from '../failures/retry-note.tsx'
import { Picture } from '../pictures/picture.tsx'
import { Slot } from '../remotes/remote-slot.tsx'
import { useTenant } from '../tenants/use-tenant.ts'
import { hostTexts } from '../texts.de.ts'
import css from './overview.module.css'
import { OverviewTopics } from './overview-topics.tsx'
import { useOverview } from './use-overview.ts'

const serviceList = createLazyPart(() => import(/* webpackChunkName: "service-list" */ './service-list.tsx'))

/** The first page: a welcome with the name, a card for every topic, and the services. */
export function OverviewPage() {
  const { t } = useTexts(hostTexts)
  const { brand } = useTenant()
  const { name, customer, topics, isLoading } = useOverview()

  return (
    <>
      <div className={css.welcome}>
        <PageHeader title={name ? t('overview.greeting', { name }) : t('overview.title')}>
          {t('overview.lead', { brand: brand.name })}
        </PageHeader>
        <div className={css.picture}>
          <Picture name="welcome" />
        </div>
      </div>
      {isLoading && <Loading>{null}</Loading>}
      <OverviewTopics topics={topics} />
      {customer && <Slot name="overview-prompt" />}
      <section className={css.services} aria-labelledby="dienste">
        <h2 id="dienste">{t('overview.services')}</h2>
        <Suspense fallback={<Skeleton lines={5} />}>
          <LazyPlace
            part={serviceList}
            failure={(retry, retrying) => <RetryNote onRetry={retry} retrying={retrying} />}
          >
            {(ServiceList) => <ServiceList />}
          </LazyPlace>
        </Suspense>
      </section>
    </>
  )
}
