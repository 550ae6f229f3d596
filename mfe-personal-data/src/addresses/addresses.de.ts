import { createTexts } from '@portal/text'

export const addressesTexts = createTexts({
  title: 'Adressen',
  lead: 'Hierhin liefern wir, und hierhin schicken wir Ihnen Rechnungen und Briefe.',
  back: 'Persönliche Daten',
  count_one: '{{count}} Adresse',
  count_other: '{{count}} Adressen',
  showAll: 'Alle {{count}} Adressen anzeigen',
  details: 'Angaben',
  address: 'Anschrift',
  contracts_one: 'Gilt für diesen Vertrag',
  contracts_other: 'Gilt für {{count}} Verträge',
  optionsLead: 'Adressen lassen sich hier nicht direkt ändern. So geht es:',
  service: 'Unser Kundenservice',
  delivery: {
    one: 'Lieferadresse',
    title: 'Lieferadressen',
    lead: 'An diese Adresse liefern wir Ihre Energie.',
    none: 'Keine Adresse hinterlegt',
    noneText: 'Sobald Sie einen Vertrag haben, sehen Sie hier, wohin wir liefern.',
    change: 'Lieferadresse ändern',
    option: 'Sie ziehen um',
    optionText:
      'Ihre Lieferadresse ändert sich nur mit einem Umzug. Melden Sie ihn im Kundenkonto von {{name}}: Wir kümmern uns um Ihre Verträge.',
    optionLink: 'Umzug bei {{name}} melden',
    serviceText:
      'In der Adresse ist ein Fehler, oder Sie ziehen mit mehreren Verträgen um? Dann helfen wir Ihnen gern persönlich.',
  },
  billing: {
    one: 'Rechnungsadresse',
    title: 'Rechnungs\u00adadressen',
    lead: 'An diese Adresse schicken wir Rechnungen und Briefe zu Ihren Verträgen.',
    none: 'Keine Adresse hinterlegt',
    noneText: 'Sobald Sie einen Vertrag haben, sehen Sie hier, wohin wir Ihre Rechnungen schicken.',
    change: 'Rechnungsadresse ändern',
    option: 'Adresse eines Vertrags ändern',
    optionText:
      'Im Kundenkonto von {{name}} geben Sie für jeden Vertrag an, wohin Rechnungen und Briefe gehen.',
    optionLink: 'Rechnungsadresse bei {{name}} ändern',
    serviceText:
      'Sie möchten die Adresse für mehrere Verträge auf einmal ändern? Das übernehmen wir für Sie.',
  },
  contact: {
    one: 'Kontaktadresse',
    title: 'Kontaktadressen',
    lead: 'An diese Adresse schreiben wir Ihnen, wenn es nicht um einen einzelnen Vertrag geht.',
    none: 'Keine Adresse hinterlegt',
    noneText: 'Wir schreiben Ihnen an die Adressen Ihrer Verträge.',
    change: 'Kontaktadresse ändern',
    option: 'Kontaktadresse selbst ändern',
    optionText: 'Ihre Kontaktadresse ändern Sie in Ihren Nutzerdaten im Kundenkonto von {{name}}.',
    optionLink: 'Nutzerdaten bei {{name}} öffnen',
    serviceText: 'Sie kommen dort nicht weiter? Teilen Sie uns Ihre neue Adresse einfach mit.',
  },
})
