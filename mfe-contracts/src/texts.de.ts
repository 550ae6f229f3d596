import { createTexts } from '@portal/text'

export const contractsTexts = createTexts({
  title: 'Verträge & Zahlungsdaten',
  number: 'Vertragsnummer',
  tariff: 'Tarif',
  noTariff: 'Nicht hinterlegt',
  term: {
    since: 'Laufzeit seit',
    from: 'Laufzeit ab',
    ends: 'Endet am {{date}}',
    ended: 'Beendet am {{date}}',
    upcoming: 'Künftig',
    ending: 'Läuft aus',
    over: 'Beendet',
  },
  payment: 'Zahlungsweise',
  payments: {
    'self-payment': 'Überweisung',
    'bank-direct-debit': 'SEPA-Lastschrift',
    'credit-account': 'Guthabenkonto',
  },
  letters: 'Briefe und Rechnungen',
  paperless: 'Papierlos',
  paper: 'Auf Papier',
  manage: 'Verwalten',
  cancel: 'Kündigen',
  ofContract: '{{name}}, Vertragsnummer {{number}}',
  otherBrand: {
    show: 'Zu {{brand}} wechseln',
    account: '{{name}} öffnen',
  },
  notFound: {
    text: 'Diese Seite gibt es in Ihren Verträgen nicht.',
    back: 'Zu Ihren Verträgen',
  },
})
