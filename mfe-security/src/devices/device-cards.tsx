import type { Device } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, EmptyState } from '@portal/ui'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { useState } from 'react'
import { securityTexts } from '../texts.de.ts'
import { DeviceIcon } from './device-kind.tsx'
import { deviceLabels } from './device-labels.ts'
import { DeviceList } from './device-list.tsx'
import { devicesTexts } from './devices.de.ts'
import css from './devices.module.css'

/** The current device and all others. */
export function DeviceCards({ devices }: { devices: readonly Device[] }) {
  const [hadDevices] = useState(devices.length > 0)
  const current = devices.find(({ isCurrent }) => isCurrent)
  if (devices.length === 0 && !hadDevices) return <NoDevices />
  return (
    <>
      {current && <CurrentDevice device={current} />}
      <DeviceList devices={devices.filter(({ isCurrent }) => !isCurrent)} isCurrentKnown={!!current} />
    </>
  )
}

/** Has no sign-out: only the portal's sign-out also clears the browser's data. */
function CurrentDevice({ device }: { device: Device }) {
  const { t } = useTexts(devicesTexts)
  const { name, kind, signedIn } = deviceLabels(device)
  return (
    <Card title={t('current.title')} icon={<DeviceIcon kind={device.kind} />}>
      <div>
        <p className={css.name}>{name}</p>
        {kind && <p className={css.note}>{kind}</p>}
        <p className={css.note}>{signedIn}</p>
      </div>
      <p>{t('current.how')}</p>
    </Card>
  )
}

function NoDevices() {
  const { t } = useTexts(devicesTexts)
  const tab = useTexts(securityTexts)
  return (
    <Card title={t('all.title')} icon={<MonitorSmartphone />}>
      <EmptyState
        title={t('none.title')}
        actions={
          <RouteLink className={buttonClass('secondary')} to="passwordReset">
            {tab.t('password.reset')}
          </RouteLink>
        }
      >
        {t('none.text')}
      </EmptyState>
    </Card>
  )
}
