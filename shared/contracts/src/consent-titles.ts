import type { ConsentName } from './permissions.ts'

/** What a consent is called in lists and proofs, German. */
const titles: Record<ConsentName, string> = {
  'eco.offersNewEcoProvider': 'Angebote neuer Ökostrom-Anbieter',
  'eco.commercialDataSharing': 'Weitergabe an Partner',
  'eco.consumptionDisplay': 'Anzeige Ihres Verbrauchs',
  'eco.dataVisualization': 'Verbrauch als Diagramm',

  'advertising.offers': 'Angebote und Neuigkeiten',
  'advertising.googleCustomerMatch': 'Anzeigen bei Google',
  'advertising.channel.phone': 'Werbung per Telefon',
  'advertising.channel.email': 'Werbung per E-Mail',
  'advertising.channel.sms': 'Werbung per SMS',
  'advertising.topic.electricity': 'Werbung zu Strom',
  'advertising.topic.gas': 'Werbung zu Gas',
  'advertising.topic.heat-supply-and-heating': 'Werbung zu Wärmeversorgung und Heizung',
  'advertising.topic.solar-systems': 'Werbung zu Solaranlagen',
  'advertising.topic.photovoltaic': 'Werbung zu Photovoltaik',
  'advertising.topic.meter-operation': 'Werbung zum Messstellenbetrieb',
  'advertising.topic.energy-storage': 'Werbung zu Energiespeichern',
  'advertising.topic.participation-models': 'Werbung zu Beteiligungsmodellen',
  'advertising.topic.energy-related-services': 'Werbung zu Dienstleistungen rund um Energie',
  'advertising.topic.emobility': 'Werbung zu Elektromobilität',
  'advertising.topic.telecommunications': 'Werbung zu Telekommunikation',
  'advertising.topic.streaming': 'Werbung zu Streaming-Angeboten',
  'advertising.topic.insurances': 'Werbung zu Versicherungen',
  'advertising.topic.electrical-appliances': 'Werbung zu Elektrogeräten',
  'advertising.topic.customer-benefit-programs': 'Werbung zu Vorteilsprogrammen',

  'tracking.trackingProfiling': 'Kundenprofil: Nutzung von Website, Apps und E-Mails',
  'tracking.profiling2': 'Kundenprofil: Vertrags- und Verbrauchsdaten',

  'product-consent': 'Werbung per Brief',
}

/** @returns the name itself for a consent that this release does not know */
export const consentTitle = (consent: string): string =>
  Object.hasOwn(titles, consent) ? titles[consent as ConsentName] : consent
