import { createTexts } from '@portal/text'

export const paymentsTexts = createTexts({
  title: 'Zahlungsdaten',
  lead: 'Hier sehen Sie, wie Sie Ihre Verträge bezahlen und wohin wir Ihnen Guthaben überweisen.',
  back: 'Verträge & Zahlungsdaten',
  none: 'Noch keine Zahlungsdaten',
  noneText: 'Sobald Sie einen Vertrag haben, sehen Sie hier, wie Sie ihn bezahlen.',
  notFound: {
    text: 'Diese Zahlungsdaten gibt es nicht.',
    atBrand: 'Diese Zahlungsdaten gibt es bei {{brand}} nicht.',
    maybeAt:
      'Diese Zahlungsdaten gibt es bei {{brand}} nicht. Vielleicht gehören sie zu Ihren Verträgen bei {{other}}.',
    back: 'Zu Ihren Verträgen',
  },
  count_one: '{{count}} Vertrag',
  count_other: '{{count}} Verträge',
  showAll: 'Alle {{count}} anzeigen',
  unused: 'Zurzeit für keinen Vertrag',
  change: 'Was Sie ändern können',
  'bank-direct-debit': {
    one: 'SEPA-Lastschrift',
    title: 'Zahlung per Lastschrift',
    oneLead: 'Von diesem Konto buchen wir Ihre Abschläge und Rechnungen ab.',
    lead: 'Hier sehen Sie, von welchen Konten wir Ihre Abschläge und Rechnungen abbuchen.',
    entries: 'Konten',
    none: 'Keine Lastschrift eingerichtet',
    noneText: 'Zurzeit buchen wir für keinen Ihrer Verträge etwas ab.',
  },
  'credit-account': {
    one: 'Guthabenkonto',
    title: 'Konten für Guthaben',
    oneLead:
      'Ergibt Ihre Rechnung ein Guthaben, überweisen wir es auf dieses Konto. Abschläge und Nachzahlungen überweisen Sie selbst.',
    lead: 'Hier sehen Sie, auf welche Konten wir Ihnen Guthaben aus Ihren Rechnungen überweisen.',
    entries: 'Konten',
    none: 'Kein Guthabenkonto hinterlegt',
    noneText: 'Wir kennen kein Konto, auf das wir Ihnen Guthaben überweisen sollen.',
  },
  'self-payment': {
    one: 'Überweisung',
    title: 'Zahlung per Überweisung',
    oneLead: 'Ihre Abschläge und Rechnungen überweisen Sie selbst.',
    lead: 'Hier sehen Sie, für welche Verträge Sie Abschläge und Rechnungen selbst überweisen.',
    entries: 'Verträge',
    none: 'Keine Zahlung per Überweisung',
    noneText: 'Zurzeit bezahlen Sie keinen Ihrer Verträge per Überweisung.',
  },
  account: {
    title: 'Bankverbindung',
    holder: 'Kontoinhaber/in',
    iban: 'IBAN',
    ibanHint: 'Zu Ihrer Sicherheit zeigen wir die IBAN nicht vollständig.',
    bank: 'Bank',
  },
  mandate: {
    title: 'SEPA-Lastschriftmandat',
    payee: 'Zahlungsempfänger',
    creditorId: 'Gläubiger-Identifikationsnummer',
    reference: 'Mandatsreferenz',
    date: 'Erteilt am',
    onStatement:
      'Mandatsreferenz und Gläubiger-Identifikationsnummer finden Sie bei jeder Abbuchung auch auf Ihrem Kontoauszug.',
  },
  contracts_one: 'Gilt für diesen Vertrag',
  contracts_other: 'Gilt für {{count}} Verträge',
  numbers_one: 'Vertragsnummer {{numbers}}',
  numbers_other: 'Vertragsnummern {{numbers}}',
  moreNumbers: 'und {{more}} weitere',
  contractNumber: 'Vertragsnummer {{number}}',
  unusedText: 'Zurzeit bezahlen Sie so keinen Ihrer Verträge.',
  transfer: {
    title: 'So überweisen Sie',
    text: 'Unsere Bankverbindung, den Betrag und den Verwendungszweck finden Sie auf Ihrer letzten Rechnung. Geben Sie den Verwendungszweck bitte genau so an, damit wir Ihre Zahlung richtig zuordnen.',
    link: 'Rechnungen in {{service}}',
  },
  refund: {
    title: 'Ihr Recht auf Erstattung',
    text: 'Sie können innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrags verlangen. Es gelten dabei die mit Ihrer Bank vereinbarten Bedingungen.',
  },
  wording: {
    title: 'Wortlaut des Mandats',
    text: 'Ich ermächtige {{name}}, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von {{name}} auf mein Konto gezogenen Lastschriften einzulösen.',
    numbers:
      'Die Gläubiger-Identifikationsnummer steht im Formular für Ihr Mandat. Ihre Mandatsreferenz teilen wir Ihnen danach mit.',
  },
  grantMandate: {
    title: 'SEPA-Mandat erteilen',
    text: 'Mit einem SEPA-Mandat buchen wir fällige Beträge pünktlich ab, und Sie müssen an keine Überweisung mehr denken. Sie erteilen es im Kundenkonto von {{name}} und können es jederzeit widerrufen.',
    link: 'SEPA-Mandat erteilen',
  },
  addAccount: {
    title: 'Bankverbindung hinterlegen',
    text: 'Ergibt Ihre Rechnung ein Guthaben, überweisen wir es auf das Konto, das Sie im Kundenkonto von {{name}} angeben. Ihre Abschläge überweisen Sie weiterhin selbst.',
    link: 'Bankverbindung hinterlegen',
  },
  changeAccount: {
    title: 'Bankverbindung ändern',
    text: 'Sie haben ein neues Konto? Ihre neue Bankverbindung geben Sie im Kundenkonto von {{name}} an.',
    link: 'Bankverbindung ändern',
  },
  service: {
    title: 'Unser Kundenservice',
    'bank-direct-debit':
      'Sie möchten Ihr Mandat widerrufen, oder eine Abbuchung ist Ihnen unklar? Wir helfen Ihnen gern.',
    'credit-account': 'Sie haben eine Frage zu Ihrem Guthaben? Wir helfen Ihnen gern.',
    'self-payment': 'Sie haben eine Frage zu Ihrer Überweisung? Wir helfen Ihnen gern.',
  },
})
