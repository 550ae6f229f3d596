import type { Device } from '@portal/contracts'
import { german } from '@portal/text'
import { softwareName } from '../software-name.ts'
import { devicesTexts } from './devices.de.ts'

const timeOf = (at: string) => ({ day: german.formatDay(at), time: german.formatTime(at) })

/** How the lists name a device. */
export function deviceLabels(device: Device) {
  const { t } = devicesTexts
  return {
    name: softwareName(device) ?? t('unknown'),
    lastUsed: t('lastUsed', timeOf(device.lastUsedAt)),
    signedIn: t('signedIn', timeOf(device.signedInAt)),
  }
}
