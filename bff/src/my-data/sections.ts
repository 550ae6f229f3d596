import type { MyDataSection } from '@portal/contracts'
import type { CustomerTable } from './table-description.ts'

interface Section extends Omit<MyDataSection, 'records' | 'isComplete'> {
  tables: CustomerTable[]
}

const FROM_YOU = 'Ihre Angaben bei der Registrierung und im Nordtal Konto'
const FROM_BRAND = 'Das Kundensystem Ihrer Marke, und was Sie im Nordtal Konto geändert haben'
const WITH_ACCOUNT = 'Bis Sie Ihr Konto löschen'
const WITH_CONTRACT =
  'Während des Vertrags und danach bis zu 10 Jahre (§\u00a0147\u00a0AO, §\u00a0257\u00a0HGB)'

/** In reading order. The terms are those of the privacy policy. */
export const sections: Section[] = [
  {
    id: 'account',
    title: 'Konto und Anmeldung',
    source: FROM_YOU,
    purpose: 'Damit Sie sich anmelden und Ihre Marken in einem Konto sehen können',
    retention: `${WITH_ACCOUNT}; dass es eine Einladung gab, solange Sie unser Kunde sind. Sie gilt längstens 90 Tage`,
    tables: [
      'account',
      'business_system',
      'email_change',
      'email_change_token',
      'registration_code',
      'account_link',
      'account_link_token',
      'link_token',
    ],
  },
  {
    id: 'person',
    title: 'Zu Ihrer Person',
    source: FROM_BRAND,
    purpose: 'Damit wir wissen, wer unser Vertragspartner ist',
    retention: WITH_CONTRACT,
    tables: ['customer'],
  },
  {
    id: 'contact',
    title: 'Kontakt und Adressen',
    source: FROM_BRAND,
    purpose: 'Damit wir Sie erreichen, liefern und abrechnen können',
    retention: `${WITH_CONTRACT}; was auf Ihre Bestätigung wartet, 30 Tage nach dem Ende des Links`,
    tables: [
      'email_address',
      'pending_email_address',
      'phone_number',
      'address',
      'contract_email_address',
      'contract_phone_number',
      'contract_address',
    ],
  },
  {
    id: 'contracts',
    title: 'Verträge',
    source: 'Das Kundensystem Ihrer Marke',
    purpose:
      'Damit wir Ihre Verträge erfüllen können. Ihren Verbrauch brauchen wir für die Abrechnung, auch wenn Sie seiner Anzeige nicht zustimmen',
    retention: WITH_CONTRACT,
    tables: ['contract', 'consumption'],
  },
  {
    id: 'payments',
    title: 'Zahlungen',
    source: FROM_BRAND,
    purpose: 'Damit wir Rechnungen und Guthaben abwickeln können',
    retention:
      'SEPA-Mandate 14 Monate nach der letzten Lastschrift, als Buchungsbeleg bis zu 10 Jahre; sonst wie Ihre Verträge',
    tables: ['payment_method'],
  },
  {
    id: 'consents',
    title: 'Einwilligungen und Nachweise',
    source: 'Ihre Entscheidungen im Nordtal Konto',
    purpose: 'Damit wir uns an Ihre Entscheidungen halten und sie nachweisen können',
    retention:
      'Solange Ihre Einwilligung gilt, und danach 3 Jahre ab dem Ende des Jahres, in dem Sie widerrufen. Einen Widerspruch gegen Werbung per Brief, solange wir ihn beachten müssen',
    tables: ['permission', 'consent_activity', 'product_objection'],
  },
  {
    id: 'security',
    title: 'Sicherheit und Vorgänge',
    source: 'Das Nordtal Konto und der Anmeldedienst',
    purpose: 'Damit Sie und wir sehen können, was mit Ihrem Konto und Ihren Daten geschehen ist',
    retention: `${WITH_ACCOUNT}; Nachweise über Vorgänge, solange Ansprüche daraus entstehen können; was eine Änderung ersetzt hat, zehn Minuten`,
    tables: [
      'phone_pin',
      'ended_session',
      'noticed_device',
      'report_link',
      'reversible_change',
      'audit_event',
    ],
  },
  {
    id: 'messages',
    title: 'Nachrichten an Sie und an unsere Systeme',
    source: 'Das Nordtal Konto',
    purpose: 'Damit E-Mails, Briefe und Änderungen sicher ankommen',
    retention: '30 Tage nach der Zustellung; nicht zustellbare, bis wir geklärt haben, woran es liegt',
    tables: ['outbox'],
  },
]

export const withheld = [
  { what: 'Ihr Passwort', why: 'Wir kennen es nicht: Der Anmeldedienst speichert nur einen Prüfwert davon.' },
  {
    what: 'Ihre Telefon-PIN',
    why: 'Mit ihr könnte sich jemand am Telefon für Sie ausgeben. Sie sehen sie unter „Anmeldung & Sicherheit“.',
  },
  {
    what: 'Codes und Links aus Briefen und E-Mails',
    why: 'Von ihnen speichern wir nur Prüfwerte, aus denen sie sich nicht zurückrechnen lassen.',
  },
  {
    what: 'Antworten auf wiederholte Anfragen und Zähler gegen Missbrauch',
    why: 'Sie werden nach einem Tag gelöscht und enthalten nichts, was hier nicht schon steht.',
  },
]
