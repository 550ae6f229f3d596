import type { PermissionKind } from './consent-kinds.ts'
import type { OwnConsentName } from './permissions.ts'

/** Above the card and the dialog of a kind. */
const kindTitles: Record<PermissionKind, string> = {
  tracking: 'Persönliches Kundenprofil',
  advertising: 'Werbung',
  eco: 'Ökostrom und Verbrauch',
}

export const kindTitle = (kind: PermissionKind): string => kindTitles[kind]

/** After „Einwilligungen“, where the title does not fit. */
const kindPhrases: { [Kind in PermissionKind]?: string } = { tracking: 'zum Kundenprofil' }

export const aboutKind = (kind: PermissionKind): string => kindPhrases[kind] ?? `zu ${kindTitles[kind]}`

/** The title of a consent in lists and receipts. */
export const ownTitles: Record<OwnConsentName, string> = {
  'eco.offersNewEcoProvider': 'Angebote neuer Ökostrom-Anbieter',
  'eco.commercialDataSharing': 'Weitergabe an Partner',
  'eco.consumptionDisplay': 'Anzeige Ihres Verbrauchs',
  'eco.dataVisualization': 'Verbrauch als Diagramm',

  'advertising.offers': 'Angebote und Neuigkeiten',
  'advertising.googleCustomerMatch': 'Anzeigen bei Google',

  'tracking.trackingProfiling': 'Kundenprofil: Nutzung von Website, Apps und E-Mails',
  'tracking.profiling2': 'Kundenprofil: Vertrags- und Verbrauchsdaten',

  'product-consent': 'Werbung per Brief',
  'cookies.statistics': 'Statistik in diesem Browser',
}

/** The same without the kind before the colon, below a heading that names the kind. */
export const consentLabel = (consent: OwnConsentName): string => ownTitles[consent].replace(/^.+: /, '')
