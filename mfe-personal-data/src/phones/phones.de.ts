import { createTexts } from '@portal/text'

export const phonesTexts = createTexts({
  title: 'Telefonnummern',
  lead: 'Unter diesen Nummern erreichen wir Sie. Alle Angaben können Sie jederzeit ändern.',
  back: 'Persönliche Daten',
  all: 'Ihre Nummern',
  contract: {
    title: 'Nummern zu Ihren Verträgen',
    lead: 'Diese Nummern nutzen wir bei Fragen zu Ihren Verträgen, zum Beispiel vor einem Termin bei Ihnen.',
    none: 'Noch keine Nummer hinterlegt',
    noneText: 'Mit Ihrer Nummer können wir Sie bei Fragen zu Ihren Verträgen schnell erreichen.',
    noContracts: 'Sie haben noch keinen Vertrag, zu dem eine Nummer hinterlegt sein kann.',
  },
  contact: {
    title: 'Nummern für Werbung und Rückfragen',
    lead: 'Diese Nummern nutzen wir für allgemeine Rückfragen und, wenn Sie eingewilligt haben, für Werbung.',
    none: 'Noch keine Nummer hinterlegt',
    noneText: 'Mit Ihrer Nummer können wir Sie bei Rückfragen schnell erreichen.',
  },
  count_one: '{{count}} Nummer',
  count_other: '{{count}} Nummern',
  showAll: 'Alle {{count}} Nummern anzeigen',
  add: 'Nummer hinzufügen',
  replace: 'Nummern ersetzen',
  usesContact: 'Werbung und Rückfragen',
})
