import type { Device } from '@portal/contracts'
import { RouteLink, useStepUpReturn } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, Notice } from '@portal/ui'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { useState } from 'react'
import { DeviceRow } from './device-row.tsx'
import { SIGN_OUT_DEVICE } from './devices.api.ts'
import { devicesTexts } from './devices.de.ts'
import css from './devices.module.css'
import { useFocusOnRemoval } from './use-focus-on-removal.ts'

interface DeviceListProps {
  devices: readonly Device[]
  /** Whether the current device is known; otherwise `devices` contains it. */
  isCurrentKnown: boolean
}

/** The devices that the customer can sign out here. */
export function DeviceList({ devices, isCurrentKnown }: DeviceListProps) {
  const { t } = useTexts(devicesTexts)
  const count = devices.length
  const group = isCurrentKnown ? 'others' : 'all'
  const summary = useFocusOnRemoval(count)
  const [resumed, setResumed] = useState<string>()
  useStepUpReturn<string>(SIGN_OUT_DEVICE, (stored) => setResumed(stored?.input))
  return (
    <Card
      title={t(`${group}.title`)}
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
        {t(`${group}.count`, { count })}
      </p>
      {!isCurrentKnown && count > 0 && <Notice>{t('all.unmarked')}</Notice>}
      {count > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: a list without bullets needs the role in Safari.
        <ul role="list">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} isResumed={device.id === resumed} />
          ))}
        </ul>
      )}
      {count > 0 && <p className={css.note}>{t('atOnce')}</p>}
    </Card>
  )
}
