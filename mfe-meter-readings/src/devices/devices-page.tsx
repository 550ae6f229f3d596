import { LoadedContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { PageHeader, Skeleton } from '@portal/ui'
import { meterReadingsTexts } from '../texts.de.ts'
import { useDevices } from './devices.api.ts'

export default function DevicesPage() {
  const { t } = useTexts(meterReadingsTexts)
  return (
    <>
      <PageHeader title={t('devices.title')} back={<RouteLink to="overview">{t('title')}</RouteLink>} />
      <LoadedContent query={useDevices()} skeleton={<Skeleton lines={2} />}>
        {({ devices }) => (
          <ul>
            {devices.map(({ id, browser, system }) => (
              <li key={id}>{[browser, system].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        )}
      </LoadedContent>
    </>
  )
}
