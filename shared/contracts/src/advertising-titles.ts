import { ownTitles } from './consent-titles.ts'
import type { ConsentName, OwnConsentName } from './permissions.ts'

/** A separate module: the overview needs only `ownTitles`. */
const titles: Record<Exclude<ConsentName, OwnConsentName>, string> = {
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
}

const allTitles: Record<string, string> = { ...ownTitles, ...titles }

/** @returns the name itself for a consent unknown to this release */
export const consentTitle = (consent: string): string =>
  (Object.hasOwn(allTitles, consent) && allTitles[consent]) || consent
