import { createLazyPart, LazyPlace } from '@portal/portal'
import { Loading, PageHeader, Skeleton } from '@portal/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '../pictures/picture.tsx'
import { RemoteSlot } from '../remotes/remote-slot.tsx'
import { useTenant } from '../start/use-tenant.ts'
import css from './overview.module.css'
import { OverviewTopics } from './overview-topics.tsx'
import { RetryNote } from './retry-note.tsx'
import { useOverview } from './use-overview.ts'

const serviceList = createLazyPart(() => import(/* webpackChunkName: "service-list" */ './service-list.tsx'))

/** The first page: a welcome with the name, the way to every topic with its headline, and the services beside it. */
export function OverviewPage() {
  const { t } = useTranslation()
  const { brand } = useTenant()
  const { name, customer, headlines, isLoading } = useOverview()

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
      <OverviewTopics headlines={headlines} />
      {customer && <RemoteSlot remote="mfe-contracts" module="paperless-prompt" />}
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
