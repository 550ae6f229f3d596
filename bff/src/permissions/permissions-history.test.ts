import { expect, test } from '@jest/globals'
import { consentNames, type PermissionsHistory, permissionKinds } from '@portal/contracts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled } from '../../test/test-provider.ts'
import { createPermissionsFixture, wordingVersion } from './permissions-fixture.ts'

const portal = await sharedTestPortal()
const permissions = createPermissionsFixture(portal)

const historyOf = async (as: string, tenant = '100'): Promise<PermissionsHistory> =>
  (await portal.call('getPermissionsHistory', { as, headers: { tenant } })).json()

const consentOf = ({ consents }: PermissionsHistory, name: string) =>
  consents.find(({ consent }) => consent === name)

test('the history lists each consent of the brand with its proofs, the newest first', async () => {
  const history = await historyOf('Anna')
  expect(history.isComplete).toBe(true)
  expect(history.consents.map(({ consent }) => consent)).toEqual([
    ...permissionKinds.flatMap((kind) => consentNames(kind, '100')),
    'product-consent',
  ])
  const proof = { id: expect.any(String), wordingVersion: '2023-11-01', channel: 'portal' }
  expect(consentOf(history, 'advertising.channel.phone')).toEqual({
    consent: 'advertising.channel.phone',
    given: false,
    changes: [
      { ...proof, given: false, at: '2025-08-30T20:15:44.000Z' },
      { ...proof, given: true, at: '2024-01-15T09:41:05.000Z' },
    ],
  })
  expect(consentOf(history, 'product-consent')).toEqual({
    consent: 'product-consent',
    given: true,
    changes: [],
  })
})

test('the history has only the topics and proofs of its brand', async () => {
  const [parent, subsidiary] = await Promise.all([historyOf('Clara', '100'), historyOf('Clara', '200')])
  expect(consentOf(parent, 'advertising.topic.streaming')).toBeUndefined()
  expect(consentOf(parent, 'product-consent')).toMatchObject({ given: true, changes: [] })
  expect(consentOf(subsidiary, 'advertising.topic.streaming')).toBeDefined()
  expect(consentOf(subsidiary, 'product-consent')).toMatchObject({
    given: false,
    changes: [{ given: false }],
  })
})

test('a change is in the history at once', async () => {
  const flags = { trackingProfiling: true, profiling2: false }
  await permissions.change('changeTrackingPermissions', 'Hugo', { version: 0, flags })
  expect(consentOf(await historyOf('Hugo'), 'tracking.trackingProfiling')).toMatchObject({
    given: true,
    changes: [{ given: true, wordingVersion }],
  })
})

test('the history includes consents of another release', async () => {
  await portal.db
    .insertInto('consent_activity')
    .values({
      customer_id: personCalled('Gina').customerId,
      tenant_id: '100',
      consent: 'eco.somethingLater',
      given: true,
      wording_version: '2031-01-01',
      channel: 'portal',
    })
    .execute()
  expect((await historyOf('Gina')).consents.at(-1)).toMatchObject({
    consent: 'eco.somethingLater',
    changes: [{ given: true, wordingVersion: '2031-01-01' }],
  })
})

test('the history of many proofs has the newest and is marked as incomplete', async () => {
  const proofs = Array.from({ length: 501 }, (_, index) => ({
    customer_id: personCalled('Ida').customerId,
    tenant_id: '100' as const,
    consent: 'advertising.offers',
    given: index % 2 === 0,
    wording_version: '2023-11-01',
    channel: 'portal' as const,
    happened_at: new Date(Date.UTC(2024, 0, 1, 0, index)).toISOString(),
  }))
  await portal.db.insertInto('consent_activity').values(proofs).execute()
  const history = await historyOf('Ida')
  expect(history.isComplete).toBe(false)
  const changes = consentOf(history, 'advertising.offers')?.changes ?? []
  expect(changes).toHaveLength(500)
  expect(changes[0]?.at).toBe(proofs.at(-1)?.happened_at)
})
