import { IncompleteNotice, LoadedContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, CardGrid, PageHeader, Skeleton, Stack } from '@portal/ui'
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
          <Stack>
            {query.error && (
              <IncompleteNotice query={query} title={t('outdated.title')} loading={t('loading')}>
                {t('outdated.text')}
              </IncompleteNotice>
            )}
            <DeviceCards devices={devices} />
          </Stack>
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
