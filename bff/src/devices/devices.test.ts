import { beforeEach, expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { createTestSignIns, OTHER_SESSION, THIS_SESSION } from '../../test/test-sign-ins.ts'

const current = {
  events: () => provider.signIns.events(''),
  devices: (subject: string) => provider.signIns.devices(subject),
  end: (device: Parameters<typeof provider.signIns.end>[0]) => provider.signIns.end(device),
}
const portal = await sharedTestPortal({ parts: () => ({ signIns: current }) })
let provider: ReturnType<typeof createTestSignIns>
beforeEach(async () => {
  provider = createTestSignIns()
  await portal.db.deleteFrom('audit_event').execute()
})

const devices = async () => (await portal.call('getDevices', { as: 'Anna' })).json().devices
const idsLeft = async () => (await devices()).map(({ id }: { id: string }) => id)
const trail = async () =>
  (await portal.db.selectFrom('audit_event').select('event').execute()).map(({ event }) => event)
const signOut = (id: string) => portal.call('signOutDevice', { as: 'Anna', query: { id } })

test('the list of devices shows names and times, and marks the current one', async () => {
  expect(await devices()).toEqual([
    {
      id: THIS_SESSION,
      isCurrent: true,
      signedInAt: '2026-11-20T08:00:00.000Z',
      lastUsedAt: '2026-11-22T07:00:00.000Z',
      browser: 'Firefox',
      system: 'Windows',
    },
    {
      id: OTHER_SESSION,
      isCurrent: false,
      signedInAt: '2026-11-18T18:30:00.000Z',
      lastUsedAt: '2026-11-19T06:15:00.000Z',
    },
  ])
})

test('another device is signed out, which is recorded', async () => {
  expect((await signOut(OTHER_SESSION)).json()).toEqual({ signedOut: 1 })
  expect(await idsLeft()).toEqual([THIS_SESSION])
  expect(await trail()).toEqual(['signOutDevice'])
})

test("an unknown or another customer's device is not found", async () => {
  const response = await signOut('session-of-ben')
  expect(response.json()).toMatchObject({ status: 404, code: 'not-found' })
  expect(await trail()).toEqual([])
})

test('the current device cannot be signed out by this call', async () => {
  const response = await signOut(THIS_SESSION)
  expect(response.json()).toMatchObject({ status: 409, code: 'current-device' })
  expect(await idsLeft()).toContain(THIS_SESSION)
})

test('all other devices are signed out at once, and again when there are none', async () => {
  const others = () => portal.call('signOutOtherDevices', { as: 'Anna' })
  expect((await others()).json()).toEqual({ signedOut: 1 })
  expect(await idsLeft()).toEqual([THIS_SESSION])
  expect((await others()).json()).toEqual({ signedOut: 0 })
  expect(await trail()).toEqual(['signOutOtherDevices', 'signOutOtherDevices'])
})

test('a token without a session signs out no device', async () => {
  const anna = { as: 'Anna', signIn: { sessionId: null } }
  const response = await portal.call('signOutOtherDevices', anna)
  expect(response.statusCode).toBe(503)
  const listed = (await portal.call('getDevices', anna)).json().devices
  expect(listed.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([false, false])
})

test('an outage of the identity provider refuses the calls without a record', async () => {
  provider.setReachable(false)
  for (const response of [
    await portal.call('getDevices', { as: 'Anna' }),
    await signOut(OTHER_SESSION),
    await portal.call('signOutOtherDevices', { as: 'Anna' }),
  ]) {
    expect(response.json()).toMatchObject({ status: 503, code: 'unavailable' })
  }
  expect(await trail()).toEqual([])
})

test('calls that query the identity provider are limited', async () => {
  const ask = () => portal.call('getDevices', { as: 'Hugo' })
  for (let visit = 0; visit < 120; visit++) expect((await ask()).statusCode).toBe(200)
  expect((await ask()).json()).toMatchObject({ code: 'too-many-requests', retryAfter: expect.any(Number) })
})
