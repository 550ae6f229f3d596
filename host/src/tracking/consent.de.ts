import { createTexts } from '@portal/text'

export const consentTexts = createTexts({
  banner: {
    title: 'Dürfen wir zählen, was im Konto genutzt wird?',
    text: 'Notwendige Cookies halten Ihr Konto am Laufen. Mit Ihrer Einwilligung zählen wir außerdem, welche Seiten genutzt werden und wo es hakt – ohne Ihren Namen, Ihre Verträge und Ihre Eingaben. Das ist freiwillig und jederzeit mit Wirkung für die Zukunft widerrufbar: unter „Cookie-Einstellungen“ am Ende jeder Seite.',
    privacy: 'Datenschutzhinweise',
  },
  refuse: 'Alle ablehnen',
  accept: 'Alle annehmen',
  settings: 'Einstellungen',
  dialog: {
    title: 'Cookie-Einstellungen',
    lead: 'Hier entscheiden Sie, was Ihr Konto in diesem Browser speichern darf. Ihre Entscheidung merken wir uns für 12 Monate.',
    nothing:
      'Das Konto speichert in diesem Browser nur, was es für seinen Betrieb braucht. Dem müssen Sie nicht zustimmen.',
    necessary: 'Notwendig',
    always: 'Immer aktiv',
    necessaryText: 'Hält Sie angemeldet, merkt sich Ihre Entscheidung zu Cookies und schützt Ihr Konto.',
    statistics: 'Statistik',
    statisticsText:
      'Zählt über einen Tag-Manager mit Webanalyse und einen Dienst zur Fehlerüberwachung, was genutzt wird und wo Fehler auftreten. Dafür wird eine zufällige Kennung gespeichert: 30 Minuten für einen Besuch, bis zu 12 Monate für Ihren Browser.',
    save: 'Auswahl speichern',
    close: 'Schließen',
    saved: 'Ihre Auswahl ist gespeichert',
  },
})
