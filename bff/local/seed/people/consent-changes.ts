import { consentNames, permissionKinds, type TenantId } from '@portal/contracts'
import { daysAgo } from '../invented-values.ts'
import type { SeedConsentChange } from '../seed-person.ts'

type Consents = SeedConsentChange['consents']

const each = (names: readonly string[], given: boolean): Consents =>
  Object.fromEntries(names.map((name) => [name, given]))

const all = (tenantId: TenantId) => permissionKinds.flatMap((kind) => consentNames(kind, tenantId))

export const everythingGiven = (tenantId: TenantId): SeedConsentChange[] => [
  { at: '2024-12-24T18:30:00.000Z', consents: each(all(tenantId), true) },
]

export const REVOKED_AT = '2026-05-25T08:12:47.000Z'

export const givenThenRevoked: SeedConsentChange[] = [
  { at: '2023-11-20T16:02:11.000Z', consents: each(all('100'), true) },
  { at: REVOKED_AT, consents: each(all('100'), false) },
]

/** Several savings, some of them taken back, the last one a few days ago. */
export const aLivelyMix: SeedConsentChange[] = [
  {
    at: '2024-01-15T09:41:05.000Z',
    consents: {
      'eco.offersNewEcoProvider': true,
      'eco.consumptionDisplay': true,
      'advertising.offers': true,
      'advertising.channel.email': true,
      'advertising.channel.phone': true,
      'advertising.topic.electricity': true,
      'advertising.topic.gas': true,
      'tracking.trackingProfiling': true,
      'tracking.profiling2': true,
    },
  },
  {
    at: '2025-08-30T20:15:44.000Z',
    consents: {
      'eco.dataVisualization': true,
      'advertising.channel.phone': false,
      'advertising.topic.emobility': true,
      'advertising.topic.customer-benefit-programs': true,
      'tracking.profiling2': false,
    },
  },
  {
    at: daysAgo(3),
    consents: { 'advertising.topic.gas': false, 'advertising.topic.energy-storage': true },
  },
]

export const generous: SeedConsentChange[] = [
  {
    at: '2024-03-08T11:00:12.000Z',
    consents: {
      'eco.offersNewEcoProvider': true,
      'eco.consumptionDisplay': true,
      'eco.dataVisualization': true,
      'advertising.offers': true,
      'advertising.googleCustomerMatch': true,
      'advertising.channel.email': true,
      'advertising.channel.sms': true,
      'advertising.topic.gas': true,
      'advertising.topic.solar-systems': true,
      'tracking.trackingProfiling': true,
    },
  },
]

export const sparing: SeedConsentChange[] = [
  {
    at: '2025-03-01T07:55:00.000Z',
    consents: {
      'eco.consumptionDisplay': true,
      'advertising.offers': true,
      'advertising.channel.email': true,
      'advertising.topic.electricity': true,
      'advertising.topic.streaming': true,
    },
  },
  { at: '2025-04-02T19:18:09.000Z', consents: { 'advertising.topic.streaming': false } },
]

export const givenOnce: SeedConsentChange[] = [
  {
    at: '2025-06-17T06:30:00.000Z',
    consents: {
      'eco.consumptionDisplay': true,
      'advertising.offers': true,
      'advertising.channel.sms': true,
      'advertising.topic.photovoltaic': true,
    },
  },
]
