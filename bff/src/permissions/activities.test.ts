import { expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { createPermissionsFixture, wordingVersion } from './permissions-fixture.ts'

const portal = await sharedTestPortal()
const permissions = createPermissionsFixture(portal)

test('a confirmation adds a proof for each consent of the kind', async () => {
  const response = await portal.call('createAdvertisingActivity', { as: 'David', body: { wordingVersion } })
  expect(response.statusCode).toBe(200)
  const { activities } = response.json()
  expect(activities).toHaveLength(2 + 3 + 9)
  const given = activities.filter((activity: { given: boolean }) => activity.given)
  expect(given.map((activity: { consent: string }) => activity.consent)).toEqual([
    'advertising.offers',
    'advertising.channel.sms',
    'advertising.topic.photovoltaic',
  ])
  expect(activities[0]).toMatchObject({ wordingVersion, channel: 'portal', at: expect.any(String) })
  expect((await permissions.proofsOf('David', '200')).slice(-14)).toMatchObject(
    activities.map(({ consent, given }: { consent: string; given: boolean }) => ({ consent, given })),
  )
})

test.each(['createEcoActivity', 'createTrackingActivity'] as const)(
  '%s confirms missing consents, too',
  async (name) => {
    const { activities } = (await portal.call(name, { as: 'Ida', body: { wordingVersion } })).json()
    expect(activities.map(({ given }: { given: boolean }) => given)).not.toContain(true)
  },
)

test('a confirmation changes no version: a missing consent is still at version 0 and can be given', async () => {
  const flags = { trackingProfiling: true, profiling2: false }
  await portal.call('createTrackingActivity', { as: 'Ben', body: { wordingVersion } })
  expect((await permissions.overviewOf('Ben')).tracking).toMatchObject({ version: 0, changedAt: null })
  const changed = await permissions.change('changeTrackingPermissions', 'Ben', { version: 0, flags })
  expect(changed.json()).toMatchObject({ version: 1, ...flags })
})
