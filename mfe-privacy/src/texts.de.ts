import { createTexts } from '@portal/text'

/** Texts of the overview, some shared with the pages. */
export const privacyTexts = createTexts({
  title: 'Datenschutz',
  lead: 'Ihre Daten gehören Ihnen. Hier sehen und ändern Sie, wozu Sie zugestimmt haben, und erfahren, was wir von Ihnen gespeichert haben.',
  kinds: {
    tracking: {
      text: 'Ob wir aus dem, was Sie bei uns tun, schließen dürfen, was Sie interessiert.',
      change: 'Kundenprofil einstellen',
    },
    eco: {
      text: 'Ob wir Sie auf neue Anbieter hinweisen, Daten an Partner geben und Ihren Verbrauch anzeigen dürfen.',
      change: 'Ökostrom und Verbrauch einstellen',
    },
    dataVisualization: {
      text: 'Ob wir Ihren Verbrauch als Diagramm zeigen und mit Ihrem Vorjahr vergleichen dürfen.',
      change: 'Diagramm einstellen',
    },
  },
  more: {
    interestProfile: 'Was in Ihrem Kundenprofil steht',
    partners: 'Unsere Partner',
  },
  revocation: { title: 'So widerrufen Sie eine Einwilligung' },
  cookies: {
    title: 'Cookies in diesem Browser',
    text: 'Was Ihr Konto in diesem Browser speichern darf.',
    necessary: 'Notwendiges',
    always: 'Immer aktiv, weil Ihr Konto sonst nicht läuft',
    statistics: 'Statistik',
    unanswered: 'Sie haben noch nicht geantwortet',
    open: 'Cookie-Einstellungen öffnen',
  },
  advertisingCard: {
    text: 'Ob wir Ihnen Angebote senden dürfen, auf welchem Weg und wozu.',
    label: 'Werbung von {{brand}}',
    none: 'Sie bekommen keine Werbung',
    missing: {
      offers: '„Angebote und Neuigkeiten“ ist nicht gewählt.',
      channels: 'Es ist kein Weg gewählt.',
      topics: 'Es ist kein Thema gewählt.',
    },
    channels: { phone: 'Telefon', email: 'E-Mail', sms: 'SMS' },
    toSome: 'per {{channels}} zu {{topics}} von {{allTopics}} Themen',
    toAll: 'per {{channels}} zu allen {{allTopics}} Themen',
    google: 'Anzeigen bei Google',
    change: 'Werbung einstellen',
    changeGoogle: 'Anzeigen bei Google einstellen',
  },
  letterCard: {
    text: 'Werbung für eigene ähnliche Produkte per Brief ist ohne Einwilligung erlaubt, bis Sie widersprechen.',
    label: 'Briefe von {{brand}}',
    given: 'Sie haben nicht widersprochen',
    objected: 'Sie haben widersprochen',
    object: 'Werbung per Brief widersprechen',
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
    open: 'Alle Daten ansehen und herunterladen',
  },
  policy: {
    title: 'Datenschutzhinweise',
    text: 'Wie wir mit Ihren Daten umgehen und welche Rechte Sie haben, lesen Sie in unseren Datenschutzhinweisen.',
    version: 'Stand der Hinweise',
    open: 'Datenschutzhinweise lesen',
  },
  consumption: 'Ihr Verbrauch',
  account: {
    title: 'Konto löschen',
    label: 'Ihr Nordtal Konto',
    none: 'Ist aktiv',
    pending: 'Wird gelöscht',
    deleted: 'Ist gelöscht',
    hint: 'Wenn Sie es löschen, laufen Ihre Verträge weiter.',
    requested: 'Löschung beauftragt: {{day}}, {{time}} Uhr',
    open: 'Konto löschen',
    toState: 'Stand der Löschung ansehen',
  },
  historyCard: {
    title: 'Verlauf und Nachweis',
    text: 'Sehen Sie nach, wann Sie was erlaubt oder untersagt haben, und laden Sie den Nachweis darüber herunter.',
    last: 'Letzte Entscheidung',
    none: 'noch keine',
    open: 'Verlauf ansehen',
  },
  notFound: {
    text: 'Diese Seite gibt es unter „Datenschutz“ nicht.',
    back: 'Zum Datenschutz',
  },
})
