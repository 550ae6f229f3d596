import type { Device } from '@portal/contracts'
import { german } from '@portal/text'
import { useTranslation } from 'react-i18next'
import { useSoftwareName } from '../software-name.ts'

const timeOf = (at: string) => ({ day: german.formatDay(at), time: german.formatTime(at) })

/** What a customer may know a device by. */
export function useDeviceWords(device: Device) {
  const { t } = useTranslation()
  const softwareName = useSoftwareName()
  return {
    name: softwareName(device) ?? t('devices.unknown'),
    lastUsed: t('devices.lastUsed', timeOf(device.lastUsedAt)),
    signedIn: t('devices.signedIn', timeOf(device.signedInAt)),
  }
}
