import { describe, expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { createPermissionsFixture, wordingVersion } from './permissions-fixture.ts'

const portal = await sharedTestPortal()
const permissions = createPermissionsFixture(portal)

const someEco = {
  offersNewEcoProvider: true,
  commercialDataSharing: false,
  consumptionDisplay: true,
  dataVisualization: false,
}
const allEco = {
  offersNewEcoProvider: true,
  commercialDataSharing: true,
  consumptionDisplay: true,
  dataVisualization: true,
}
const noAdvertising = {
  offers: false,
  googleCustomerMatch: false,
  channels: { phone: false, email: false, sms: false },
  topics: {},
}

describe('a change', () => {
  test('is stored, with one proof per changed consent', async () => {
    const response = await permissions.change('changeEcoPermissions', 'Ben', { version: 0, flags: someEco })
    expect(response.statusCode).toBe(200)
    expect(response.headers.etag).toBe('"1"')
    expect(response.json()).toMatchObject({ version: 1, changedAt: expect.any(String), ...someEco })
    expect((await permissions.overviewOf('Ben')).eco).toEqual(response.json())

    const revoked = { ...someEco, consumptionDisplay: false }
    await permissions.change('changeEcoPermissions', 'Ben', { version: 1, flags: revoked })
    const proof = { wording_version: wordingVersion, channel: 'portal' }
    expect(await permissions.proofsOf('Ben')).toEqual([
      { consent: 'eco.offersNewEcoProvider', given: true, ...proof },
      { consent: 'eco.consumptionDisplay', given: true, ...proof },
      { consent: 'eco.consumptionDisplay', given: false, ...proof },
    ])
  })

  test('of tracking is stored', async () => {
    const flags = { trackingProfiling: true, profiling2: true }
    const response = await permissions.change('changeTrackingPermissions', 'Ben', { version: 0, flags })
    expect(response.json()).toMatchObject({ version: 1, ...flags })
    expect((await permissions.proofsOf('Ben')).at(-1)?.consent).toBe('tracking.profiling2')
  })

  test('of advertising keeps topics that it does not name', async () => {
    const before = (await permissions.overviewOf('Clara')).advertising
    const response = await permissions.change('changeAdvertisingPermissions', 'Clara', {
      version: before.version,
      flags: { ...noAdvertising, topics: { gas: false, emobility: true } },
    })
    expect(response.json()).toMatchObject({
      offers: false,
      channels: { email: false },
      topics: { ...before.topics, gas: false, emobility: true },
    })
    expect((await permissions.proofsOf('Clara')).slice(-2)).toMatchObject([
      { consent: 'advertising.topic.gas', given: false },
      { consent: 'advertising.topic.emobility', given: true },
    ])
  })

  test('with one brand does not change the other', async () => {
    const [before, proofs] = [
      await permissions.overviewOf('Clara', '100'),
      await permissions.proofsOf('Clara', '100'),
    ]
    const { version } = (await permissions.overviewOf('Clara', '200')).eco
    const response = await permissions.change('changeEcoPermissions', 'Clara', {
      version,
      tenant: '200',
      flags: someEco,
    })
    expect(response.statusCode).toBe(200)
    expect(await permissions.overviewOf('Clara', '100')).toEqual(before)
    expect(await permissions.proofsOf('Clara', '100')).toEqual(proofs)
  })

  test.each([0, 2, 7])('of the stale version %i changes and proves nothing', async (version) => {
    await permissions.change('changeEcoPermissions', 'Gina', { version: 0, flags: someEco })
    const [before, proofs] = [await permissions.overviewOf('Gina'), await permissions.proofsOf('Gina')]
    const flags = { ...someEco, commercialDataSharing: true }
    const response = await permissions.change('changeEcoPermissions', 'Gina', { version, flags })
    expect(response.json()).toMatchObject({ status: 412, code: 'stale-version' })
    expect(await permissions.overviewOf('Gina')).toEqual(before)
    expect(await permissions.proofsOf('Gina')).toEqual(proofs)
  })

  test('that is repeated adds no version and no proof', async () => {
    const wanted = { trackingProfiling: false, profiling2: true }
    const first = await permissions.change('changeTrackingPermissions', 'Hugo', { version: 0, flags: wanted })
    const proofs = await permissions.proofsOf('Hugo')
    const second = await permissions.change('changeTrackingPermissions', 'Hugo', {
      version: 0,
      flags: wanted,
    })
    expect(second.statusCode).toBe(200)
    expect(second.json()).toEqual(first.json())
    expect(await permissions.proofsOf('Hugo')).toEqual(proofs)
  })

  test('in parallel with another wins, or the other one does', async () => {
    const before = (await permissions.overviewOf('Josephine')).eco
    const responses = await Promise.all(
      Object.keys(allEco).map((name) =>
        permissions.change('changeEcoPermissions', 'Josephine', {
          version: before.version,
          flags: { ...allEco, [name]: false },
        }),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412, 412])
    const { eco } = await permissions.overviewOf('Josephine')
    expect(eco.version).toBe(before.version + 1)
    expect(responses.find(({ statusCode }) => statusCode === 200)?.json()).toEqual(eco)
    expect((await permissions.proofsOf('Josephine')).filter(({ given }) => !given)).toHaveLength(1)
  })

  test('that is sent ten times in parallel, with nothing stored yet, is made once', async () => {
    const wanted = { version: 0, flags: { trackingProfiling: true, profiling2: false } }
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => permissions.change('changeTrackingPermissions', 'Gina', wanted)),
    )
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
    const proofs = (await permissions.proofsOf('Gina')).filter(({ consent }) =>
      consent.startsWith('tracking.'),
    )
    expect(proofs).toMatchObject([{ consent: 'tracking.trackingProfiling', given: true }])
  })
})

test('a topic of the other brand is refused', async () => {
  const before = await permissions.overviewOf('Anna')
  const { version } = before.advertising
  const flags = { ...noAdvertising, topics: { streaming: true } }
  const response = await permissions.change('changeAdvertisingPermissions', 'Anna', { version, flags })
  const errors = [{ path: '/topics/streaming', message: 'Dieses Thema gibt es nicht.' }]
  expect(response.json()).toMatchObject({ status: 400, errors })
  expect(await permissions.overviewOf('Anna')).toEqual(before)
})
