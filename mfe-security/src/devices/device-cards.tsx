import type { Device } from '@portal/contracts'
import { PreloadLink, useLinkTo } from '@portal/portal'
import { buttonClass, Card, CardGrid, EmptyState } from '@portal/ui'
import MonitorCheck from 'lucide-react/icons/monitor-check'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPasswordResetPage } from '../pages.ts'
import { paths } from '../paths.ts'
import { DeviceList } from './device-list.tsx'
import css from './devices.module.css'
import { useDeviceWords } from './use-device-words.ts'

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
  const { t } = useTranslation()
  const { name, signedIn } = useDeviceWords(device)
  return (
    <Card title={t('devices.current.title')} icon={<MonitorCheck />}>
      <div>
        <p className={css.name}>{name}</p>
        <p className={css.note}>{signedIn}</p>
      </div>
      <p>{t('devices.current.how')}</p>
    </Card>
  )
}

function NoDevices() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <CardGrid>
      <Card title={t('devices.all.title')} icon={<MonitorSmartphone />}>
        <EmptyState
          title={t('devices.none.title')}
          actions={
            <PreloadLink
              className={buttonClass('secondary')}
              to={linkTo(paths.passwordReset)}
              preload={loadPasswordResetPage}
            >
              {t('password.reset')}
            </PreloadLink>
          }
        >
          {t('devices.none.text')}
        </EmptyState>
      </Card>
    </CardGrid>
  )
}
