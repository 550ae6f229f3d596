export const de = {
  title: 'Datenschutz',
  lead: 'Ihre Daten gehören Ihnen. Hier sehen Sie, was wir von Ihnen gespeichert haben.',
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
  notFound: {
    text: 'Diese Seite gibt es unter „Datenschutz“ nicht.',
    back: 'Zum Datenschutz',
  },
}
