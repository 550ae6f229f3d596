import type { ServeCall } from '../serve-call.ts'
import { type DevicesParts, listDevices, signOutDevice, signOutOtherDevices } from './devices.rules.ts'

export function devicesRoutes(serve: ServeCall, parts: DevicesParts): void {
  serve('getDevices', ({ account }) => listDevices(parts, account))

  serve('signOutDevice', ({ account, query, change }) => signOutDevice(parts, account, query.id, change))

  serve('signOutOtherDevices', ({ account, change }) => signOutOtherDevices(parts, account, change))
}
