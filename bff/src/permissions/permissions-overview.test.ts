import { expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { createPermissionsFixture } from './permissions-fixture.ts'

const portal = await sharedTestPortal()
const permissions = createPermissionsFixture(portal)

test('the overview has all given consents, as a summary and by kind', async () => {
  const overview = await permissions.overviewOf('Anna')
  expect(overview).toMatchObject({
    eco: { version: 2, offersNewEcoProvider: true, dataVisualization: true, commercialDataSharing: false },
    advertising: {
      version: 3,
      offers: true,
      channels: { phone: false, email: true, sms: false },
      topics: { electricity: true, gas: false, 'energy-storage': true, telecommunications: false },
    },
    tracking: { version: 2, trackingProfiling: true, profiling2: false },
    productConsent: { given: true, objectedAt: null },
  })
  const [eco, advertising, tracking] = await Promise.all([
    portal.call('getEcoPermissions', { as: 'Anna' }),
    portal.call('getAdvertisingPermissions', { as: 'Anna' }),
    portal.call('getTrackingPermissions', { as: 'Anna' }),
  ])
  expect(eco.json()).toEqual(overview.eco)
  expect(advertising.json()).toEqual(overview.advertising)
  expect(tracking.json()).toEqual(overview.tracking)
})

test('the overview is empty if no consent was ever given', async () => {
  const { eco, advertising, tracking, productConsent } = await permissions.overviewOf('Ida')
  for (const { version, changedAt } of [eco, advertising, tracking]) {
    expect({ version, changedAt }).toEqual({ version: 0, changedAt: null })
  }
  expect(eco.consumptionDisplay).toBe(false)
  expect(Object.values(advertising.topics)).toEqual(Array(11).fill(false))
  expect(productConsent.given).toBe(true)
})

test('the overview has the topics and the settings of its brand', async () => {
  const [nordtal, flinkstrom] = [
    await permissions.overviewOf('Clara', '100'),
    await permissions.overviewOf('Clara', '200'),
  ]
  expect(nordtal.advertising.topics).toMatchObject({ 'solar-systems': true })
  expect(nordtal.advertising.topics).not.toHaveProperty('streaming')
  expect(flinkstrom.advertising.topics).toMatchObject({ electricity: true, streaming: false })
  expect(nordtal.productConsent.given).toBe(true)
  expect(flinkstrom.productConsent).toEqual({ given: false, objectedAt: '2025-04-02T19:20:31.000Z' })
})

test('the overview shows revoked consents', async () => {
  const { eco, advertising, productConsent } = await permissions.overviewOf('Kim')
  expect(eco).toMatchObject({ version: 2, changedAt: '2026-05-25T08:12:47.000Z' })
  expect(Object.values(advertising.topics)).not.toContain(true)
  expect(productConsent.given).toBe(false)
})

test('the overview needs three statements, including the sign-in, regardless of the consents', async () => {
  for (const name of ['Ida', 'Josephine']) {
    portal.statements.length = 0
    await permissions.overviewOf(name)
    expect(portal.statements).toHaveLength(3)
  }
})

test('the consents of the seed match their proofs', async () => {
  const stored = await portal.db.selectFrom('permission').selectAll().execute()
  const proofs = await portal.db
    .selectFrom('consent_activity')
    .selectAll()
    .orderBy('consent_activity_id')
    .execute()
  expect(stored.length).toBeGreaterThan(10)
  for (const { customer_id, tenant_id, kind, consents, changed_at } of stored) {
    const own = proofs.filter(
      (proof) =>
        proof.customer_id === customer_id &&
        proof.tenant_id === tenant_id &&
        proof.consent.startsWith(`${kind}.`),
    )
    const proven = Object.fromEntries(
      own.map(({ consent, given }) => [consent.slice(kind.length + 1), given]),
    )
    expect(proven).toEqual(consents)
    expect(own.at(-1)?.happened_at).toBe(changed_at)
  }
})
