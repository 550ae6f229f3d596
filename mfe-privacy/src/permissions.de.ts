import { createTexts } from '@portal/text'

/** Shared by all cards and dialogs about consents. */
export const permissionsTexts = createTexts({
  given: 'Sie haben zugestimmt',
  notGiven: 'Sie haben nicht zugestimmt',
  changed: 'Zuletzt geändert',
  never: 'noch nie',
  yes: 'Ja, ich stimme zu',
  no: 'Nein, ich stimme nicht zu',
  save: 'Auswahl speichern',
  saving: 'Ihre Auswahl wird gespeichert …',
  understood: 'Schließen',
  saved: 'Einstellungen gespeichert',
  failed: { title: 'Änderung fehlgeschlagen', content: 'Versuchen Sie es später erneut' },
  stale:
    'Ihre Einstellungen wurden inzwischen an anderer Stelle geändert. Sie sehen jetzt den neuesten Stand zusammen mit dem, was Sie hier gewählt haben. Bitte prüfen Sie Ihre Auswahl und speichern Sie noch einmal.',
  staleUnknown:
    'Ihre Einstellungen wurden inzwischen an anderer Stelle geändert. Der neueste Stand ließ sich nicht laden. Ihre Auswahl steht noch hier: Bitte speichern Sie noch einmal, dann versuchen wir es erneut.',
})
