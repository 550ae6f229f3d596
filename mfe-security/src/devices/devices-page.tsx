import { IncompleteNotice, LoadedContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, Columns, Notice, PageHeader, Skeleton } from '@portal/ui'
import { Outlet } from 'react-router'
import { securityTexts } from '../texts.de.ts'
import { DeviceCards } from './device-cards.tsx'
import { useDevices } from './devices.api.ts'
import { devicesTexts } from './devices.de.ts'

/** The signed-in devices, with a sign-out for all but this one. */
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
          <Columns aside={devices.length > 0 && <StrangeDevice />}>
            {query.error && (
              <IncompleteNotice query={query} title={t('outdated.title')} loading={t('loading')}>
                {t('outdated.text')}
              </IncompleteNotice>
            )}
            <DeviceCards devices={devices} />
          </Columns>
        )}
      </LoadedContent>
      <Outlet />
    </>
  )
}

function StrangeDevice() {
  const { t } = useTexts(devicesTexts)
  const tab = useTexts(securityTexts)
  return (
    <Notice
      title={t('strange.title')}
      actions={
        <>
          <RouteLink className={buttonClass('quiet')} to="passwordReset">
            {tab.t('password.reset')}
          </RouteLink>
          <RouteLink className={buttonClass('quiet')} to="events">
            {tab.t('watch.events')}
          </RouteLink>
        </>
      }
    >
      {t('strange.text')}
    </Notice>
  )
}

function DevicesSkeleton() {
  const { t } = useTexts(devicesTexts)
  return (
    <Columns aside={null}>
      <Card title={t('current.title')}>
        <Skeleton lines={3} />
      </Card>
      <Card title={t('others.title')}>
        <Skeleton lines={5} />
      </Card>
    </Columns>
  )
}
