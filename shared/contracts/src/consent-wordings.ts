import { type TenantId, tenants } from '@portal/brands'
import { type WordingVersion, wordingVersions } from './consent-kinds.ts'
import { COOKIE_WORDING } from './cookie-wording.ts'
import type { ConsentName } from './permissions.ts'

/**
 * The wordings that are new on a day; the others stay valid. Never edit one, because customers agreed to it: add a version.
 * `{brand}` is the brand's name.
 */
const wordings: Record<WordingVersion, Partial<Record<ConsentName, string>>> = {
  '2023-11-01': {
    'eco.offersNewEcoProvider':
      'Ja, {brand} darf mich auf Angebote neuer Ökostrom-Anbieter hinweisen, die zu meinem Verbrauch passen. Meine Daten bleiben dabei bei {brand}.',
    'eco.commercialDataSharing':
      'Ja, {brand} darf meinen Namen, meine Kontaktdaten und meinen Jahresverbrauch an ausgewählte Partner weitergeben, damit diese mir eigene Angebote machen können. Die Partner nennt {brand} mir in der Partnerliste.',
    'eco.consumptionDisplay':
      'Ja, {brand} darf die Messwerte meiner Zähler auswerten und mir meinen Verbrauch in meinem Konto anzeigen.',
    'eco.dataVisualization':
      'Ja, {brand} darf meine Verbrauchswerte grafisch aufbereiten und mit Werten ähnlicher Haushalte vergleichen. Für andere Haushalte bin ich dabei nicht erkennbar.',

    'advertising.offers':
      'Ja, {brand} darf mich über eigene Angebote und Neuigkeiten informieren, und zwar auf den Wegen und zu den Themen, die ich ausgewählt habe.',
    'advertising.googleCustomerMatch':
      'Ja, {brand} darf meine E-Mail-Adresse verschlüsselt (als Hashwert) an Google übermitteln, damit mir bei Google passende Anzeigen von {brand} gezeigt oder unpassende erspart werden.',
    'advertising.channel.phone': 'Ja, {brand} darf mich zu Werbezwecken anrufen.',
    'advertising.channel.email': 'Ja, {brand} darf mir Werbung per E-Mail senden.',
    'advertising.channel.sms': 'Ja, {brand} darf mir Werbung per SMS senden.',
    'advertising.topic.electricity': 'Ja, {brand} darf mir Werbung zum Thema Strom senden.',
    'advertising.topic.gas': 'Ja, {brand} darf mir Werbung zum Thema Gas senden.',
    'advertising.topic.heat-supply-and-heating':
      'Ja, {brand} darf mir Werbung zu den Themen Wärmeversorgung und Heizung senden.',
    'advertising.topic.solar-systems': 'Ja, {brand} darf mir Werbung zum Thema Solaranlagen senden.',
    'advertising.topic.photovoltaic': 'Ja, {brand} darf mir Werbung zum Thema Photovoltaik senden.',
    'advertising.topic.meter-operation': 'Ja, {brand} darf mir Werbung zum Thema Messstellenbetrieb senden.',
    'advertising.topic.energy-storage': 'Ja, {brand} darf mir Werbung zum Thema Energiespeicher senden.',
    'advertising.topic.participation-models':
      'Ja, {brand} darf mir Werbung zu Beteiligungsmodellen an Energieprojekten senden.',
    'advertising.topic.energy-related-services':
      'Ja, {brand} darf mir Werbung zu Dienstleistungen rund um Energie senden.',
    'advertising.topic.emobility': 'Ja, {brand} darf mir Werbung zum Thema Elektromobilität senden.',
    'advertising.topic.telecommunications':
      'Ja, {brand} darf mir Werbung zum Thema Telekommunikation senden.',
    'advertising.topic.streaming': 'Ja, {brand} darf mir Werbung zu Streaming-Angeboten senden.',
    'advertising.topic.insurances': 'Ja, {brand} darf mir Werbung zum Thema Versicherungen senden.',
    'advertising.topic.electrical-appliances': 'Ja, {brand} darf mir Werbung zu Elektrogeräten senden.',
    'advertising.topic.customer-benefit-programs':
      'Ja, {brand} darf mir Werbung zu Vorteilsprogrammen für Kundinnen und Kunden senden.',

    'tracking.trackingProfiling':
      'Ja, {brand} darf auswerten, wie ich Website, Apps und E-Mails von {brand} nutze, und daraus ein persönliches Kundenprofil bilden.',
    'tracking.profiling2':
      'Ja, {brand} darf mein persönliches Kundenprofil um meine Vertrags- und Verbrauchsdaten ergänzen, um mir passende Angebote zu machen.',

    'product-consent':
      '{brand} darf mir ohne Einwilligung Werbung für eigene ähnliche Produkte per Brief senden. Dem kann ich jederzeit widersprechen; der Widerspruch ist endgültig.',
  },
  '2026-11-01': {
    'eco.dataVisualization':
      'Ja, {brand} darf meine Verbrauchswerte grafisch aufbereiten und mit meinen Werten aus dem Vorjahr vergleichen.',
  },
  '2026-11-27': {
    'advertising.googleCustomerMatch':
      'Ja, {brand} darf aus meiner E-Mail-Adresse einen Hashwert (SHA-256) berechnen und ihn an Google Ireland Limited (Irland) übermitteln, die ihn auch durch Google LLC (USA) verarbeiten lassen kann, damit mir bei Google passende Anzeigen von {brand} gezeigt oder unpassende erspart werden.',
    'cookies.statistics': COOKIE_WORDING,
  },
}

/** @returns the wording of a consent in a version, or null if this release does not know it */
export function knownWording(consent: string, version: string, tenantId: TenantId): string | null {
  const upTo = wordingVersions.slice(0, wordingVersions.indexOf(version as WordingVersion) + 1)
  const day = upTo.findLast((known) => Object.hasOwn(wordings[known], consent))
  const wording = day && wordings[day][consent as ConsentName]
  return wording?.replaceAll('{brand}', tenants[tenantId].name) ?? null
}

/** The wording that the customer agrees to or withdraws. */
export function consentWording(consent: ConsentName, version: WordingVersion, tenantId: TenantId): string {
  const wording = knownWording(consent, version, tenantId)
  if (wording === null) throw new Error(`${consent} has no wording of ${version}`)
  return wording
}
