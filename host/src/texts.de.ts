import { createTexts } from '@portal/text'

/** The texts of the first screen. A part that is loaded later has its own. */
export const hostTexts = createTexts({
  account: 'Nordtal Konto',
  titleError: 'Fehler: ',
  skipToContent: 'Zum Inhalt springen',
  tabs: {
    label: 'Hauptmenü',
    overview: 'Übersicht',
  },
  header: {
    home: ', zur Startseite',
    account: 'Ihr Konto',
    confirmSignOut: 'Abmelden',
    abort: 'Abbrechen',
    signOutTitle: 'Möchten Sie sich abmelden?',
    printed: 'gedruckt am {{day}}',
  },
  footer: {
    label: 'Fußbereich',
    legal: 'Rechtliches',
    claim: 'Ein Konto für alle Ihre Verträge.',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    cookies: 'Cookie-Einstellungen',
    accessibility: 'Barrierefreiheit',
    licenses: 'Open-Source-Lizenzen',
    about: 'Über das Konto',
    cancel: 'Verträge hier kündigen',
    external: '(öffnet eine andere Website)',
  },
  offline: {
    title: 'Sie sind offline.',
    text: 'Änderungen sind gerade nicht möglich.',
  },
  signIn: {
    title: 'Anmelden',
    leaving: 'Sie werden zur Anmeldung weitergeleitet …',
    completing: 'Sie werden angemeldet …',
    again: 'Erneut anmelden',
  },
  signOut: {
    title: 'Auf Wiedersehen!',
    leaving: 'Sie werden abgemeldet …',
    failed: {
      title: 'Abmelden fehlgeschlagen',
      content:
        'Sie sind weiter angemeldet. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
    },
    unfinished: {
      title: 'Abmelden nicht abgeschlossen',
      content:
        'Auf dieser Seite sind Sie abgemeldet, bei der Anmeldung vielleicht noch nicht. Bitte versuchen Sie es noch einmal.',
    },
  },
  cookieSettings: {
    failed: {
      title: 'Cookie-Einstellungen nicht erreichbar',
      content: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
    },
  },
  referrer: {
    back: 'Zurück zu {{name}}',
    backToApp: 'Zurück zur App',
  },
  sessionEnded: {
    title: 'Ihre Anmeldung ist abgelaufen',
    text: 'Bitte melden Sie sich erneut an. Ihre Eingaben sind danach noch da. Nur eine PIN geben Sie zu Ihrer Sicherheit noch einmal ein.',
  },
  tenant: {
    brands: 'Ihre Marken',
    shown: 'Wird angezeigt',
    switched: 'Sie sehen jetzt Ihre Daten bei {{brand}}.',
  },
  noAnswer: {
    title: 'Keine Antwort',
    text: 'Das Nordtal Konto ist gerade nicht erreichbar. Wir arbeiten daran. Bitte laden Sie die Seite in ein paar Minuten neu.',
    reload: 'Seite neu laden',
    pageText: 'Diese Seite konnte gerade nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    partText: 'Das konnten wir gerade nicht laden.',
    retry: 'Erneut versuchen',
    retrying: 'Wird geladen …',
    offline:
      'Sie sind offline. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es dann noch einmal.',
  },
})
