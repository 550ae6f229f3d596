import { calls, type Device } from '@portal/contracts'
import { BFF_URL, fakeBff, HttpResponse, http, renderRemote } from '@portal/portal/testing'
import remote from '../../remote.ts'

export const DEVICES_URL = BFF_URL + calls.getDevices.path
export const OTHERS_URL = BFF_URL + calls.signOutOtherDevices.path

export const thisDevice: Device = {
  id: 'this',
  isCurrent: true,
  signedInAt: '2025-02-03T08:14:00.000Z',
  lastUsedAt: '2025-02-04T08:14:00.000Z',
  browser: 'Firefox',
  system: 'Windows',
}

export const phone: Device = {
  ...thisDevice,
  id: 'phone',
  isCurrent: false,
  browser: 'Safari',
  system: 'iPhone',
}
export const tablet: Device = { ...phone, id: 'tablet', browser: 'Chrome', system: 'Android' }

/** A BFF with devices, and the ids that it has signed out. */
export function fakeDevices() {
  const bff = fakeBff()
  const signedOut: (string | null)[] = []
  return {
    bff,
    signedOut,
    /** Responds with these devices. Each sign-out succeeds. */
    serve(...devices: Device[]) {
      signedOut.length = 0
      bff.use(
        http.get(DEVICES_URL, () => HttpResponse.json({ devices })),
        http.delete(DEVICES_URL, ({ request }) => {
          signedOut.push(new URL(request.url).searchParams.get('id'))
          return HttpResponse.json({ signedOut: 1 })
        }),
        http.delete(OTHERS_URL, () => {
          const others = devices.filter(({ isCurrent }) => !isCurrent)
          signedOut.push(...others.map(({ id }) => id))
          return HttpResponse.json({ signedOut: others.length })
        }),
      )
    },
  }
}

export const openDevices = (at = '/security/devices') => renderRemote(remote, { at })
