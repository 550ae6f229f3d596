import type { Device } from '@portal/contracts'
import { DialogLink, useLinkTo } from '@portal/portal'
import { buttonClass, Card, Notice } from '@portal/ui'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { useTranslation } from 'react-i18next'
import { loadSignOutOthersDialog } from '../pages.ts'
import { paths } from '../paths.ts'
import { DeviceRow } from './device-row.tsx'
import css from './devices.module.css'
import { useFocusAfterLoss } from './use-focus-after-loss.ts'

interface DeviceListProps {
  devices: readonly Device[]
  /** Whether it is known which device this one is; without it, this one is among them. */
  isCurrentKnown: boolean
}

/** The devices that can be signed out from here. */
export function DeviceList({ devices, isCurrentKnown }: DeviceListProps) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const count = devices.length
  const words = isCurrentKnown ? 'devices.others' : 'devices.all'
  const summary = useFocusAfterLoss(count)
  return (
    <Card
      title={t(`${words}.title`)}
      icon={<MonitorSmartphone />}
      actions={
        isCurrentKnown &&
        count > 1 && (
          <DialogLink
            className={buttonClass('secondary')}
            to={linkTo(paths.signOutOthers)}
            preload={loadSignOutOthersDialog}
          >
            {t('devices.signOutOthers.link')}
          </DialogLink>
        )
      }
    >
      <p ref={summary} tabIndex={-1}>
        {t(`${words}.count`, { count })}
      </p>
      {!isCurrentKnown && count > 0 && <Notice>{t('devices.all.unmarked')}</Notice>}
      {count > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is none to Safari, unless it says so.
        <ul role="list">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
      {count > 0 && <p className={css.note}>{t('devices.atOnce')}</p>}
    </Card>
  )
}
