import type { Device } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, Notice } from '@portal/ui'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { DeviceRow } from './device-row.tsx'
import { devicesTexts } from './devices.de.ts'
import css from './devices.module.css'
import { useFocusAfterLoss } from './use-focus-after-loss.ts'

interface DeviceListProps {
  devices: readonly Device[]
  /** Whether it is known which device this one is; without it, this one is among them. */
  isCurrentKnown: boolean
}

/** The devices that can be signed out from here. */
export function DeviceList({ devices, isCurrentKnown }: DeviceListProps) {
  const { t } = useTexts(devicesTexts)
  const count = devices.length
  const words = isCurrentKnown ? 'others' : 'all'
  const summary = useFocusAfterLoss(count)
  return (
    <Card
      title={t(`${words}.title`)}
      icon={<MonitorSmartphone />}
      actions={
        isCurrentKnown &&
        count > 1 && (
          <RouteLink className={buttonClass('secondary')} to="signOutOthers">
            {t('signOutOthers.link')}
          </RouteLink>
        )
      }
    >
      <p ref={summary} tabIndex={-1}>
        {t(`${words}.count`, { count })}
      </p>
      {!isCurrentKnown && count > 0 && <Notice>{t('all.unmarked')}</Notice>}
      {count > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is none to Safari, unless it says so.
        <ul role="list">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
      {count > 0 && <p className={css.note}>{t('atOnce')}</p>}
    </Card>
  )
}
