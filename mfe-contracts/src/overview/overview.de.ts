import { createTexts } from '@portal/text'

export const overviewTexts = createTexts({
  lead: 'Ihre Verträge und wie Sie sie bezahlen, auf einen Blick.',
  leadOfBrand: 'Ihre Verträge bei {{brand}} und wie Sie sie bezahlen, auf einen Blick.',
  loading: 'Vertrag',
  none: {
    title: 'Noch keine Verträge',
    text: 'Bei {{brand}} ist Ihrem Konto kein Vertrag zugeordnet. Ist Ihr Vertrag ganz neu, sehen Sie ihn hier in wenigen Tagen.',
  },
  ended: 'Beendete Verträge',
  furtherArea: 'Weitere Verträge',
  count_one: '{{count}} Vertrag',
  count_other: '{{count}} Verträge',
  since: 'seit {{date}}',
  from: 'ab {{date}}',
  search: {
    label: 'Verträge durchsuchen',
    hint: 'Nach Name, Vertragsnummer, Tarif oder Lieferadresse',
    /** The short form of „Vertragsnummer“ on letters. */
    numberShort: 'Vertragsnr.',
    some: '{{count}} von {{total}} Verträgen',
    nothing: 'Kein Vertrag gefunden',
    nothingText:
      'Zu „{{term}}“ passt keiner Ihrer Verträge. Bitte prüfen Sie die Schreibweise oder suchen Sie nach weniger Wörtern.',
    reset: 'Alle Verträge anzeigen',
  },
  payments: {
    title: 'Ihre Zahlungsdaten',
    text: 'Wie Sie Ihre Verträge bezahlen, von welchem Konto wir abbuchen und wohin wir Guthaben überweisen.',
    link: 'Zahlungsdaten ansehen',
  },
  others: {
    title_one: 'Sie haben auch einen Vertrag bei {{brand}}',
    title_other: 'Sie haben auch {{count}} Verträge bei {{brand}}',
    text: 'Hier sehen Sie immer die Verträge einer Marke.',
    elsewhere: 'Hier sehen Sie nur Ihre Verträge bei {{current}}.',
  },
})
