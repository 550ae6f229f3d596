import type { Device } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, CardGrid, EmptyState } from '@portal/ui'
import MonitorCheck from 'lucide-react/icons/monitor-check'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { useState } from 'react'
import { securityTexts } from '../texts.de.ts'
import { DeviceList } from './device-list.tsx'
import { deviceWords } from './device-words.ts'
import { devicesTexts } from './devices.de.ts'
import css from './devices.module.css'

/** This device, and all the others. */
export function DeviceCards({ devices }: { devices: readonly Device[] }) {
  const [hadSome] = useState(devices.length > 0)
  const current = devices.find(({ isCurrent }) => isCurrent)
  if (devices.length === 0 && !hadSome) return <NoDevices />
  return (
    <CardGrid>
      {current && <CurrentDevice device={current} />}
      <DeviceList devices={devices.filter(({ isCurrent }) => !isCurrent)} isCurrentKnown={!!current} />
    </CardGrid>
  )
}

/** Signing out here also has to clear what the browser holds, which the portal's own sign-out does. */
function CurrentDevice({ device }: { device: Device }) {
  const { t } = useTexts(devicesTexts)
  const { name, signedIn } = deviceWords(device)
  return (
    <Card title={t('current.title')} icon={<MonitorCheck />}>
      <div>
        <p className={css.name}>{name}</p>
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
    <CardGrid>
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
    </CardGrid>
  )
}
