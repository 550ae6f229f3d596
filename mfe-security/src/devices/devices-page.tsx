import { LoadedContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Card, CardGrid, Notice, PageHeader, Skeleton } from '@portal/ui'
import { Outlet } from 'react-router'
import { securityTexts } from '../texts.de.ts'
import { DeviceCards } from './device-cards.tsx'
import { useDevices } from './devices.api.ts'
import { devicesTexts } from './devices.de.ts'
import css from './devices.module.css'

/** Where the customer is signed in, with a sign-out for everywhere else. */
export default function DevicesPage() {
  const { t } = useTexts(devicesTexts)
  const tab = useTexts(securityTexts)
  const query = useDevices()
  return (
    <>
      <PageHeader title={tab.t('watch.devices')} back={<RouteLink to="overview">{tab.t('title')}</RouteLink>}>
        {t('lead')}
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
  const { t } = useTexts(devicesTexts)
  return (
    <CardGrid>
      <Card title={t('current.title')}>
        <Skeleton lines={3} />
      </Card>
      <Card title={t('others.title')}>
        <Skeleton lines={5} />
      </Card>
    </CardGrid>
  )
}

/** The list is what was known before. */
function Outdated({ query: { refetch, isFetching } }: { query: ReturnType<typeof useDevices> }) {
  const { t } = useTexts(devicesTexts)
  return (
    <Notice
      kind="warning"
      title={t('outdated.title')}
      actions={
        <Button variant="secondary" busy={isFetching} busyText={t('loading')} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      }
    >
      {t('outdated.text')}
    </Notice>
  )
}
