import { createTexts } from '@portal/text'

export const consentTexts = createTexts({
  banner: {
    title: 'Dürfen wir zählen, was im Konto genutzt wird?',
    text: 'Mit „Alle annehmen“ erklären Sie: „{{wording}}“ Das ist freiwillig. Widerrufen können Sie jederzeit mit Wirkung für die Zukunft: unter „Cookie-Einstellungen“ am Ende jeder Seite.',
    privacy: 'Datenschutzhinweise',
  },
  refuse: 'Alle ablehnen',
  accept: 'Alle annehmen',
  settings: 'Einstellungen',
  dialog: {
    title: 'Cookie-Einstellungen',
    lead: 'Hier entscheiden Sie, was Ihr Konto in diesem Browser speichern darf. Ihre Entscheidung merken wir uns für {{term}}; wenn Sie angemeldet sind, bewahren wir sie auch als Nachweis in Ihrem Konto auf.',
    nothing:
      'Das Konto speichert in diesem Browser nur, was es für seinen Betrieb braucht. Dem müssen Sie nicht zustimmen.',
    necessary: 'Notwendig',
    always: 'Immer aktiv',
    necessaryText: 'Hält Sie angemeldet, merkt sich Ihre Entscheidung zu Cookies und schützt Ihr Konto.',
    statistics: 'Statistik',
    statisticsText: 'Schalten Sie „Statistik“ ein, erklären Sie: „{{wording}}“',
    company: 'Empfänger',
    does: 'Zweck',
    entry: '{{names}} ({{place}})',
    save: 'Auswahl speichern',
    close: 'Schließen',
    saved: 'Ihre Auswahl ist gespeichert',
  },
})
