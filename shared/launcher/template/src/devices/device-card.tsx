import { LoadedContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, Skeleton } from '@portal/ui'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { exampleTexts } from '../texts.de.ts'
import { useDevices } from './devices.api.ts'

/** Shows the number of signed-in devices. */
export function DeviceCard() {
  const { t } = useTexts(exampleTexts)
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
