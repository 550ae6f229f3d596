import { afterAll, expect, test } from '@jest/globals'
import type { CallName } from '@portal/contracts'
import { startTestPortal } from '../../test/test-portal.ts'
import type { ClientRights } from './client-rights.ts'

const opened: { close: () => Promise<void> }[] = []
afterAll(async () => {
  for (const { close } of opened) await close()
})

/** What a page of another site gets for a customer who has just given the password there. */
async function siteWith(rights: Partial<ClientRights>) {
  const clients = [{ id: 'solarstadt', topics: [], stepUpCalls: [], ...rights }]
  const portal = await startTestPortal({ parts: () => ({ clients }) })
  opened.push(portal)
  return {
    portal,
    call: (name: CallName) =>
      portal.call(name, { as: 'Anna', signIn: { client: 'solarstadt' }, headers: { tenant: '100' } }),
  }
}

const STEP_UP: CallName[] = [
  'getPhonePin',
  'getMyData',
  'requestEmailReset',
  'deleteAccount',
  'signOutOtherDevices',
]

test('a client without topics reads which brands a customer has, and nothing else', async () => {
  const { call, portal } = await siteWith({})
  expect((await call('getUserProfile')).statusCode).toBe(200)
  for (const name of ['getCustomerProfile', 'getSecurityEvents', 'undoChange', ...STEP_UP] as const) {
    const refused = await call(name)
    expect(refused.json()).toMatchObject({ status: 403, code: 'call-not-allowed' })
    expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope"')
  }
  const own = await portal.call('getCustomerProfile', { as: 'Anna', headers: { tenant: '100' } })
  expect(own.statusCode).toBe(200)
})

test('a topic opens its calls, except those that need a reauthentication', async () => {
  const { call } = await siteWith({ topics: ['account', 'personal-data'] })
  expect((await call('getCustomerProfile')).statusCode).toBe(200)
  expect((await call('getSecurityEvents')).statusCode).toBe(200)
  expect((await call('undoChange')).statusCode).toBe(400)
  expect((await call('getPermissionsOverview')).statusCode).toBe(403)
  for (const name of STEP_UP) expect((await call(name)).json()).toMatchObject({ code: 'call-not-allowed' })
})

test('a call that needs a reauthentication is open to a client that the operator names it for', async () => {
  const { call } = await siteWith({ stepUpCalls: ['getPhonePin'] })
  expect((await call('getPhonePin')).statusCode).toBe(200)
  expect((await call('getMyData')).statusCode).toBe(403)
})
