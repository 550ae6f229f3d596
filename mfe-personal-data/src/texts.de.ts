import { createTexts } from '@portal/text'

export const personalDataTexts = createTexts({
  title: 'Persönliche Daten',
  lead: 'Hier sehen Sie, was wir über Sie gespeichert haben.',
  none: 'Nicht hinterlegt',
  notFound: {
    text: 'Diese Seite gibt es in Ihren persönlichen Daten nicht.',
    back: 'Zu Ihren persönlichen Daten',
  },
  name: 'Name',
  changeName: 'Name ändern',
  birthDate: {
    title: 'Geburtsdatum',
    change: 'Geburtsdatum ändern',
    add: 'Geburtsdatum angeben',
    hint: 'TT.MM.JJJJ, zum Beispiel 01.03.1980',
    save: 'Speichern',
    saving: 'Ihr Geburtsdatum wird gespeichert …',
    saved: 'Geburtsdatum geändert.',
    failed: { title: 'Änderung fehlgeschlagen', content: 'Versuchen Sie es später erneut' },
    staleUnknown:
      'Ihr Geburtsdatum wurde inzwischen an anderer Stelle geändert. Bitte laden Sie die Seite neu und prüfen Sie Ihre Eingabe.',
    stale:
      'Ihr Geburtsdatum wurde inzwischen an anderer Stelle geändert und ist jetzt: {{current}}. Bitte prüfen Sie Ihre Eingabe und speichern Sie noch einmal.',
  },
  email: 'E-Mail-Adresse',
  contractNumber: 'Vertragsnummer',
  noContract: 'Noch kein Vertrag',
  endedContract: 'Beendeter Vertrag',
  phone: 'Telefonnummer',
  emailCard: {
    registration: 'Zur Anmeldung',
    show: 'E-Mail-Adressen ansehen',
    pending: 'Noch nicht bestätigt: {{email}}',
    failed: 'Ihre Adresse zur Anmeldung konnten wir gerade nicht laden.',
    retry: 'Erneut versuchen',
    retrying: 'Wird geladen …',
  },
  showContracts: 'Verträge ansehen',
  showPhones: 'Telefonnummern ansehen',
  showAddresses: 'Adressen ansehen',
  payment: {
    show: 'Zahlungsdaten ansehen',
    title: 'Zahlungsweise',
    debit: 'SEPA-Lastschrift',
    self: 'Überweisung',
    credit: 'Guthabenkonto',
  },
  help: {
    open: 'Hilfe und Kontakt',
    question: 'Etwas stimmt nicht?',
    answer: 'Wir sagen Ihnen, wie Sie ändern, was hier nicht geht, und wie Sie uns erreichen.',
  },
  address: {
    title: 'Adresse',
    delivery: 'Lieferadresse',
    contact: 'Kontaktadresse',
    billing: 'Rechnungsadresse',
  },
})
