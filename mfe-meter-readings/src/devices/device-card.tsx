import { LoadedContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, Skeleton } from '@portal/ui'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { meterReadingsTexts } from '../texts.de.ts'
import { useDevices } from './devices.api.ts'

/** On how many devices the customer is signed in. */
export function DeviceCard() {
  const { t } = useTexts(meterReadingsTexts)
  return (
    <Card
      title={t('devices.title')}
      icon={<MonitorSmartphone />}
      actions={
        <RouteLink className={buttonClass('secondary')} to="devices">
          {t('devices.open')}
        </RouteLink>
      }
    >
      <LoadedContent query={useDevices()} skeleton={<Skeleton lines={1} />}>
        {({ devices }) => <p>{t('devices.count', { count: devices.length })}</p>}
      </LoadedContent>
    </Card>
  )
}
