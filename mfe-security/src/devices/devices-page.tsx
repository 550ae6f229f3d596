import './devices-texts.ts'
import { LoadedContent, useLinkTo } from '@portal/portal'
import { Button, Card, CardGrid, Notice, PageHeader, Skeleton } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router'
import { paths } from '../paths.ts'
import { DeviceCards } from './device-cards.tsx'
import { useDevices } from './devices.api.ts'
import css from './devices.module.css'

/** Where the customer is signed in, with a sign-out for everywhere else. */
export default function DevicesPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const query = useDevices()
  return (
    <>
      <PageHeader title={t('watch.devices')} back={<Link to={linkTo(paths.overview)}>{t('title')}</Link>}>
        {t('devices.lead')}
      </PageHeader>
      <LoadedContent query={query} skeleton={<DevicesSkeleton />}>
        {({ devices }) => (
          <div className={css.parts}>
            {query.error && <Outdated query={query} />}
            <DeviceCards devices={devices} />
          </div>
        )}
      </LoadedContent>
      <Outlet />
    </>
  )
}

function DevicesSkeleton() {
  const { t } = useTranslation()
  return (
    <CardGrid>
      <Card title={t('devices.current.title')}>
        <Skeleton lines={3} />
      </Card>
      <Card title={t('devices.others.title')}>
        <Skeleton lines={5} />
      </Card>
    </CardGrid>
  )
}

/** The list is what was known before. */
function Outdated({ query: { refetch, isFetching } }: { query: ReturnType<typeof useDevices> }) {
  const { t } = useTranslation()
  return (
    <Notice
      kind="warning"
      title={t('devices.outdated.title')}
      actions={
        <Button
          variant="secondary"
          busy={isFetching}
          busyText={t('devices.loading')}
          onClick={() => void refetch()}
        >
          {t('devices.retry')}
        </Button>
      }
    >
      {t('devices.outdated.text')}
    </Notice>
  )
}
