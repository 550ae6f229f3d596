import { createTexts } from '@portal/text'

export const emailsTexts = createTexts({
  title: 'E-Mail-Adressen',
  lead: 'Mit einer Adresse melden Sie sich an, an die anderen schreiben wir Ihnen.',
  listTitle: 'Ihre Adressen',
  back: 'Persönliche Daten',
  registration: {
    seeAlso: 'Siehe auch',
    title: 'E-Mail-Adresse zur Anmeldung',
    cardTitle: 'Ihre Adresse',
    lead: 'Mit dieser Adresse melden Sie sich in Ihrem Nordtal Konto an. Sie gilt für alle Marken.',
    change: 'Anmelde-Adresse ändern',
    uses: 'Verwendung ansehen',
    usesTitle: 'Dafür nutzen wir diese Adresse auch',
    usesText: 'Wenn Sie Ihre Anmelde-Adresse ändern, bleibt es hierbei, bis Sie auch das ändern.',
    usesContracts: 'Für Nachrichten zu Ihren Verträgen',
  },
  contract: {
    title: 'Adressen zu Ihren Verträgen',
    lead: 'An diese Adressen schreiben wir Ihnen zu Ihren Verträgen, zum Beispiel wenn eine Rechnung bereitliegt.',
    none: 'Noch keine E-Mail-Adresse hinterlegt',
    noneText: 'Mit Ihrer E-Mail-Adresse erhalten Sie Nachrichten zu Ihren Verträgen ohne Umweg.',
    noContracts: 'Sie haben noch keinen Vertrag, zu dem eine E-Mail-Adresse hinterlegt sein kann.',
  },
  advertising: {
    title: 'Adressen für Werbung und Rückfragen',
    lead: 'Diese Adressen nutzen wir für allgemeine Rückfragen und, wenn Sie eingewilligt haben, für Werbung.',
    none: 'Noch keine E-Mail-Adresse hinterlegt',
    noneText: 'Mit Ihrer E-Mail-Adresse erreichen wir Sie bei Rückfragen schnell.',
  },
  count_one: '{{count}} Adresse',
  count_other: '{{count}} Adressen',
  showAll: 'Alle {{count}} Adressen anzeigen',
  add: 'Adresse hinzufügen',
  usesContact: 'Für Werbung und Rückfragen',
  unused: 'Für keinen Vertrag',
  pending:
    'Wir haben eine E-Mail an {{email}} geschickt. Öffnen Sie innerhalb von 24 Stunden den Link darin, um die Adresse zu bestätigen. Bis dahin bleibt alles, wie es ist.',
  pendingExpired:
    'Der Link in unserer E-Mail an {{email}} gilt nicht mehr. Lassen Sie sich eine neue senden, um die Adresse zu bestätigen. Bis dahin bleibt alles, wie es ist.',
  resend: 'Erneut senden',
  resending: 'Die E-Mail wird gesendet …',
})
