import { createTexts } from '@portal/text'

export const addressesTexts = createTexts({
  title: 'Adressen',
  lead: 'Hierhin liefern wir, und hierhin schicken wir Ihnen Rechnungen und Briefe.',
  back: 'Persönliche Daten',
  none: 'Keine Adresse hinterlegt',
  count_one: '{{count}} Adresse',
  count_other: '{{count}} Adressen',
  showAll: 'Alle {{count}} Adressen anzeigen',
  details: 'Angaben',
  address: 'Anschrift',
  contracts_one: 'Gilt für diesen Vertrag',
  contracts_other: 'Gilt für {{count}} Verträge',
  choicesLead: 'Adressen lassen sich hier nicht direkt ändern. So geht es:',
  service: 'Unser Kundenservice',
  delivery: {
    one: 'Lieferadresse',
    title: 'Lieferadressen',
    lead: 'An diese Adresse liefern wir Ihre Energie.',
    noneText: 'Sobald Sie einen Vertrag haben, sehen Sie hier, wohin wir liefern.',
    change: 'Lieferadresse ändern',
    way: 'Sie ziehen um',
    wayText:
      'Ihre Lieferadresse ändert sich nur mit einem Umzug. Melden Sie ihn im Kundenkonto von {{name}}: Wir kümmern uns um Ihre Verträge.',
    wayLink: 'Umzug bei {{name}} melden',
    serviceText:
      'In der Adresse ist ein Fehler, oder Sie ziehen mit mehreren Verträgen um? Dann helfen wir Ihnen gern persönlich.',
  },
  billing: {
    one: 'Rechnungsadresse',
    title: 'Rechnungs\u00adadressen',
    lead: 'An diese Adresse schicken wir Rechnungen und Briefe zu Ihren Verträgen.',
    noneText: 'Sobald Sie einen Vertrag haben, sehen Sie hier, wohin wir Ihre Rechnungen schicken.',
    change: 'Rechnungsadresse ändern',
    way: 'Adresse eines Vertrags ändern',
    wayText: 'Im Kundenkonto von {{name}} geben Sie für jeden Vertrag an, wohin Rechnungen und Briefe gehen.',
    wayLink: 'Rechnungsadresse bei {{name}} ändern',
    serviceText:
      'Sie möchten die Adresse für mehrere Verträge auf einmal ändern? Das übernehmen wir für Sie.',
  },
  contact: {
    one: 'Kontaktadresse',
    title: 'Kontaktadressen',
    lead: 'An diese Adresse schreiben wir Ihnen, wenn es nicht um einen einzelnen Vertrag geht.',
    noneText: 'Wir schreiben Ihnen an die Adressen Ihrer Verträge.',
    change: 'Kontaktadresse ändern',
    way: 'Kontaktadresse selbst ändern',
    wayText: 'Ihre Kontaktadresse ändern Sie in Ihren Nutzerdaten im Kundenkonto von {{name}}.',
    wayLink: 'Nutzerdaten bei {{name}} öffnen',
    serviceText: 'Sie kommen dort nicht weiter? Teilen Sie uns Ihre neue Adresse einfach mit.',
  },
})
