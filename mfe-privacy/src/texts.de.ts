import { permissions } from './permissions.texts.de.ts'

export const de = {
  title: 'Datenschutz',
  lead: 'Ihre Daten gehören Ihnen. Hier sehen Sie, wozu Sie zugestimmt haben und was wir von Ihnen gespeichert haben. Beides können Sie jederzeit ändern.',
  permissions,
  tracking: {
    title: 'Persönliches Kundenprofil',
    text: 'Ob wir aus dem, was Sie bei uns tun, schließen dürfen, was Sie interessiert.',
    change: 'Kundenprofil einstellen',
    interests: 'Was in Ihrem Kundenprofil steht',
    trackingProfiling: 'Nutzung von Website, Apps und E-Mails',
    profiling2: 'Vertrags- und Verbrauchsdaten',
  },
  eco: {
    title: 'Ökostrom und Verbrauch',
    text: 'Ob wir Sie auf neue Anbieter hinweisen, Daten an Partner geben und Ihren Verbrauch anzeigen dürfen.',
    change: 'Ökostrom und Verbrauch einstellen',
    partners: 'Unsere Partner',
    offersNewEcoProvider: 'Angebote neuer Ökostrom-Anbieter',
    commercialDataSharing: 'Weitergabe an Partner',
    consumptionDisplay: 'Anzeige Ihres Verbrauchs',
  },
  cookies: {
    title: 'Cookies in diesem Browser',
    text: 'Was Ihr Konto in diesem Browser speichern darf.',
    necessary: 'Notwendiges',
    always: 'Immer aktiv, weil Ihr Konto sonst nicht läuft',
    statistics: 'Statistik',
    unanswered: 'Sie haben noch nicht geantwortet',
    open: 'Cookie-Einstellungen öffnen',
  },
  stored: {
    title: 'Gespeicherte Daten',
    person: 'Name und Geburtsdatum',
    present: 'hinterlegt',
    missing: 'nicht hinterlegt',
    emails: 'E-Mail-Adressen',
    phones: 'Telefonnummern',
    addresses: 'Adressen',
    accounts: 'Bankverbindungen',
    contracts: 'Verträge',
  },
  policy: {
    title: 'Datenschutzhinweise',
    text: 'Wie wir mit Ihren Daten umgehen und welche Rechte Sie haben, lesen Sie in unseren Datenschutzhinweisen.',
    open: 'Datenschutzhinweise lesen',
  },
  historyCard: {
    title: 'Verlauf und Nachweis',
    text: 'Sehen Sie nach, wann Sie was erlaubt oder untersagt haben, und laden Sie den Nachweis darüber herunter.',
    open: 'Verlauf ansehen',
  },
  download: {
    timeout: 'Die Antwort hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
    offline: 'Es gibt gerade keine Verbindung. Bitte versuchen Sie es noch einmal, sobald Sie online sind.',
    other: 'Das Herunterladen hat leider nicht geklappt. Bitte versuchen Sie es später noch einmal.',
  },
  notFound: {
    text: 'Diese Seite gibt es unter „Datenschutz“ nicht.',
    back: 'Zum Datenschutz',
  },
}
