import type { Device } from '@portal/contracts'
import { german } from '@portal/text'
import { softwareName } from '../software-name.ts'
import { knownKind } from './device-kind.tsx'
import { devicesTexts } from './devices.de.ts'

const timeOf = (at: string) => ({ day: german.formatDay(at), time: german.formatTime(at) })

/** How the lists name a device. */
export function deviceLabels(device: Device) {
  const { t } = devicesTexts
  const kind = knownKind(device.kind)
  return {
    name: softwareName(device) ?? t('unknown'),
    kind: kind && t(`kinds.${kind}`),
    lastUsed: t('lastUsed', timeOf(device.lastUsedAt)),
    signedIn: t('signedIn', timeOf(device.signedInAt)),
  }
}
