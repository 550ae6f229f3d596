import { type AppConfig, monitoringOrigin, tagManagerService } from '@portal/contracts'
import type { BrowserEntry } from './browser-entry.ts'

/** A service that runs only after the consent to statistics. The cookie settings and the privacy policy name it. */
export interface StatisticsService {
  name: string
  company: string
  does: string
  entries: readonly BrowserEntry[]
  isUsed(config: AppConfig): boolean
}

export const statisticsServices: readonly StatisticsService[] = [
  {
    name: 'Google Tag Manager und Google Analytics',
    company: 'Google Ireland Limited, Irland, die auch Google LLC in den USA beauftragen kann',
    does: 'zählt, welche Seiten genutzt werden',
    isUsed: (config) => tagManagerService(config) !== undefined,
    entries: [
      {
        names: ['_ga', '_ga_*'],
        place: 'Cookie',
        purpose: 'unterscheiden Browser und Besuche für die Auswertung über den Tag-Manager',
        lasts: '24 Monate oder bis Sie Ihre Einwilligung widerrufen',
      },
    ],
  },
  {
    name: 'Azure Application Insights',
    company:
      'Microsoft Ireland Operations Limited, Irland, die auch Microsoft Corporation in den USA beauftragen kann',
    does: 'misst, wo Fehler auftreten und wie schnell Seiten erscheinen',
    isUsed: (config) => monitoringOrigin(config) !== undefined,
    entries: [
      {
        names: ['ai_session'],
        place: 'Cookie',
        purpose: 'fasst die Aufrufe eines Besuchs zusammen',
        lasts: '30 Minuten',
      },
      {
        names: ['ai_user'],
        place: 'Cookie',
        purpose: 'erkennt, ob ein Browser das Konto schon einmal besucht hat',
        lasts: '12 Monate',
      },
    ],
  },
]

/** The portal's own memory of the answer, which needs no consent. */
export const consentEntry: BrowserEntry = {
  names: ['nordtal_consent'],
  place: 'Cookie',
  purpose: 'merkt, was Sie wann erlaubt und was Sie abgelehnt haben',
  lasts: '12 Monate',
}
