import { createTexts } from '@portal/text'

export const contractTexts = createTexts({
  title: 'Vertrag',
  lead: 'Vertragsnummer {{number}}',
  back: 'Ihre Verträge',
  facts: 'Vertragsdaten',
  area: 'Sparte',
  none: 'Nicht hinterlegt',
  upcoming: {
    title: 'Dieser Vertrag beginnt am {{date}}',
    text: 'Bis dahin brauchen Sie nichts weiter zu tun.',
  },
  ending: {
    title: 'Dieser Vertrag endet am {{date}}',
    text: 'Danach bekommen Sie von uns eine Schlussrechnung.',
  },
  ended: {
    title: 'Dieser Vertrag ist am {{date}} zu Ende gegangen',
    text: 'Sie können ihn hier weiterhin ansehen, aber nicht mehr ändern.',
  },
  channel: {
    title: 'Briefe und Rechnungen',
  },
  payment: {
    title: 'Zahlung',
    account: 'Konto',
    show: 'Zahlungsdaten ansehen',
  },
  address: {
    title: 'Adressen',
    delivery: 'Lieferadresse',
    billing: 'Rechnungsadresse',
  },
  contacts: {
    title: 'Ihre Kontaktdaten zum Vertrag',
    phone: 'Telefonnummer',
    email: 'E-Mail-Adresse',
  },
  actions: {
    title: 'Was möchten Sie tun?',
    manage: 'In {{service}} verwalten',
    manageText:
      'Zählerstände, Abschläge und Rechnungen finden Sie in {{service}}, dem Kundenkonto von {{brand}}.',
    move: 'Umzug melden',
    cancel: 'Vertrag kündigen',
    endedText: 'Ihre Rechnungen finden Sie weiterhin in {{service}}, dem Kundenkonto von {{brand}}.',
  },
  other: {
    title: 'Dieser Vertrag gehört zu {{brand}}',
    text: 'Sie sehen gerade Ihre Verträge bei {{current}}. Wechseln Sie zu {{brand}}, um den Vertrag „{{name}}“ zu öffnen.',
    elsewhere:
      'Sie sehen hier Ihre Verträge bei {{current}}. Den Vertrag „{{name}}“ finden Sie im Kundenkonto von {{brand}}.',
  },
})
