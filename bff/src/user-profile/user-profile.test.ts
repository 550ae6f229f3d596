import { expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { subjectOfPerson } from '../../test/test-provider.ts'

const portal = await sharedTestPortal()

test('a customer sees the account and its brands', async () => {
  const response = await portal.call('getUserProfile', { as: 'Clara' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    eMailAddress: 'clara.deniz@post.example',
    eMailAddressChangedAt: null,
    pendingEMailAddress: null,
    lastPasswordResetDate: '2026-01-09T12:44:10.000Z',
    lastUsedApplication: { name: 'Flinkstrom Konto', tenantId: '200' },
    status: 'active',
    businessSystems: [
      {
        tenantId: '100',
        system: 'emp',
        phonePin: { enabled: true, version: 1, changedAt: '2024-08-12T15:40:09.000Z' },
        cmdm: { enabled: true },
      },
      {
        tenantId: '200',
        system: 'powercloud',
        phonePin: { enabled: false, version: 0, changedAt: null },
        cmdm: { enabled: true },
      },
    ],
  })
})

test.each([
  ['before', 600, 600],
  ['after', -100, 1800],
])(
  'a session ends once it cannot be renewed and its last token has expired: %s its token',
  async (_, endsIn, left) => {
    const sessionEndsAt = Math.floor(Date.now() / 1000) + endsIn
    const expiresAt = `${left - (endsIn > 0 ? 60 : 0)}s`
    const token = await portal.provider.tokenFor(subjectOfPerson('Anna'), { sessionEndsAt, expiresAt })
    const { sessionSecondsLeft } = (await portal.call('getUserProfile', { token })).json()
    expect(Math.abs(sessionSecondsLeft - left)).toBeLessThan(5)
  },
)

test('a customer who has not used a brand yet has no last used one', async () => {
  const response = await portal.call('getUserProfile', { as: 'Eva' })
  expect(response.json()).toMatchObject({ lastUsedApplication: null, lastPasswordResetDate: null })
})

test('a third brand beside another one is not listed', async () => {
  const system = { customer_id: '2100533', tenant_id: '500', system: 'scale-crm' } as const
  await portal.db
    .insertInto('business_system')
    .values({ ...system, phone_pin_enabled: false, cmdm_enabled: false })
    .execute()
  const response = await portal.call('getUserProfile', { as: 'Ben' })
  expect(response.statusCode).toBe(200)
  expect(response.json().businessSystems.map(({ tenantId }: { tenantId: string }) => tenantId)).toEqual([
    '100',
  ])
})

test('no response may be stored or interpreted as another type', async () => {
  const response = await portal.call('getUserProfile', { as: 'Anna' })
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})
