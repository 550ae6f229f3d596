import { createTexts } from '@portal/text'

export const phonePinTexts = createTexts({
  label: 'Am Telefon',
  disabled: 'Für Ihre Marke brauchen Sie keine Telefon-PIN.',
  use: 'Nach dieser PIN fragen wir Sie, wenn Sie uns anrufen. So erkennen wir Sie.',
  none: 'Sie haben noch keine Telefon-PIN',
  noneText:
    'Mit einer PIN erkennen wir Sie am Telefon, wenn Sie uns anrufen. Denken Sie sich fünf Ziffern aus.',
  add: 'PIN festlegen',
  show: { label: 'PIN anzeigen', short: 'Anzeigen' },
  hide: { label: 'PIN verbergen', short: 'Verbergen' },
  loading: 'Ihre PIN wird geladen …',
  shown: 'Ihre Telefon-PIN: {{digits}}. Sie wird nach {{seconds}} Sekunden wieder verborgen.',
  hidden: 'Ihre Telefon-PIN ist verborgen.',
  left: 'Noch {{seconds}}\u00a0s zu sehen',
  change: { label: 'PIN ändern', short: 'Ändern' },
  reset: 'Neue PIN anfordern',
  failed: { title: 'Änderung fehlgeschlagen', content: 'Versuchen Sie es später erneut' },
  refused: {
    timeout: 'Die Antwort hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
    offline: 'Es gibt gerade keine Verbindung. Bitte versuchen Sie es noch einmal, sobald Sie online sind.',
    other: 'Ihre PIN lässt sich gerade nicht anzeigen. Bitte versuchen Sie es später noch einmal.',
  },
  signIn: {
    purpose: 'Ihre Telefon-PIN ansehen',
    missing: 'Sie müssten sich dafür noch einmal anmelden. Das ließ sich gerade nicht laden.',
    retry: 'Erneut versuchen',
  },
  edit: {
    purpose: 'Ihre Telefon-PIN festlegen oder ändern',
    field: 'Neue Telefon-PIN',
    hint: 'Fünf Ziffern. Nehmen Sie keine, die leicht zu erraten ist, wie 12345 oder Ihren Geburtstag.',
    save: 'Speichern',
    saving: 'Ihre Telefon-PIN wird gespeichert …',
    saved: 'Telefon-Pin geändert',
    savedFirst: 'Telefon-PIN festgelegt',
    stale:
      'Ihre Telefon-PIN wurde inzwischen an anderer Stelle geändert. Wenn Sie noch einmal speichern, gilt die PIN, die Sie hier eingegeben haben.',
  },
  random: {
    title: 'Neue Telefon-PIN anfordern',
    purpose: 'eine neue Telefon-PIN anfordern',
    what: 'Sie bekommen eine neue PIN, die wir zufällig auswählen. Ihre bisherige PIN gilt dann sofort nicht mehr.',
    notice: 'Wir schreiben Ihnen eine E-Mail, dass es eine neue PIN gibt. Die PIN selbst steht nicht darin.',
    save: 'Neue PIN anfordern',
    saving: 'Ihre neue PIN wird erstellt …',
    stale: 'Ihre Telefon-PIN wurde inzwischen an anderer Stelle geändert.',
    doneTitle: 'Sie haben eine neue Telefon-PIN',
    done: 'Ihre neue PIN gilt ab sofort. Unter „{{show}}“ können Sie sie jetzt ansehen.',
    close: 'Fertig',
  },
})
