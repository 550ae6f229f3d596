import { expect, test } from '@jest/globals'
import { consentTitle } from './advertising-titles.ts'
import { currentWordingVersion, permissionKinds } from './consent-kinds.ts'
import { consentWording, knownWording } from './consent-wordings.ts'
import { consentNames } from './permission-flags.ts'
import { TenantIdSchema } from './tenants.ts'

test('a wording names the brand', () => {
  expect(consentWording('advertising.channel.email', '2023-11-01', '200')).toBe(
    'Ja, Flinkstrom darf mir Werbung per E-Mail senden.',
  )
  expect(consentWording('eco.commercialDataSharing', '2023-11-01', '100')).toMatch(
    /^Ja, Nordtal Energie darf .* Die Partner nennt Nordtal Energie mir/,
  )
})

test('a new version has a new wording, and the older version does not change', () => {
  expect(consentWording('eco.dataVisualization', '2023-11-01', '100')).toContain('ähnlicher Haushalte')
  expect(consentWording('eco.dataVisualization', '2026-11-01', '100')).toBe(
    'Ja, Nordtal Energie darf meine Verbrauchswerte grafisch aufbereiten und mit meinen Werten aus dem Vorjahr vergleichen.',
  )
})

test('a consent or version of a later release has no wording', () => {
  expect(knownWording('advertising.channel.email', '2023-11-01', '200')).toMatch(/^Ja, Flinkstrom/)
  expect(knownWording('advertising.channel.email', '2031-01-01', '200')).toBeNull()
  expect(knownWording('eco.somethingLater', '2023-11-01', '200')).toBeNull()
  expect(knownWording('toString', 'constructor', '200')).toBeNull()
})

test.each(permissionKinds)('each consent of %s has a title and a current wording', (kind) => {
  for (const tenantId of TenantIdSchema.options) {
    for (const consent of consentNames(kind, tenantId)) {
      expect(consentTitle(consent)).not.toBe(consent)
      expect(consentWording(consent, currentWordingVersion, tenantId)).toMatch(/^Ja, /)
    }
  }
})
