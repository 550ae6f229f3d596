import type { ChangeNotice } from '../outbox-messages.ts'

interface ChangeWords {
  subject: string
  paragraphs: string[]
  /** Where in the portal it can be seen. */
  path: string
}

const PERSONAL_DATA = '/personal-data'
const CONTRACTS = '/contracts-payments'

/** Each change in words that name neither the old nor the new value. */
export const changeWords: Record<ChangeNotice['what'], ChangeWords> = {
  birthdate: {
    subject: 'Ihr Geburtsdatum wurde geändert',
    paragraphs: ['in Ihrem Nordtal Konto wurde Ihr Geburtsdatum geändert.'],
    path: PERSONAL_DATA,
  },
  'email-address': {
    subject: 'Ihre E-Mail-Adressen wurden geändert',
    paragraphs: [
      'in Ihrem Nordtal Konto wurden die E-Mail-Adressen geändert, unter denen wir Sie erreichen.',
      'An der E-Mail-Adresse, mit der Sie sich anmelden, ändert sich dadurch nichts.',
    ],
    path: PERSONAL_DATA,
  },
  'phone-number': {
    subject: 'Ihre Telefonnummern wurden geändert',
    paragraphs: ['in Ihrem Nordtal Konto wurden die Telefonnummern geändert, unter denen wir Sie erreichen.'],
    path: PERSONAL_DATA,
  },
  paperless: {
    subject: 'Ihre Vertragspost kommt jetzt per E-Mail',
    paragraphs: [
      'Rechnungen und Schreiben zu Ihren Verträgen schicken wir Ihnen von nun an per E-Mail.',
      'Das ist freiwillig und kostet nichts. Sie können jederzeit wieder Briefe wählen.',
    ],
    path: CONTRACTS,
  },
  paper: {
    subject: 'Ihre Vertragspost kommt wieder als Brief',
    paragraphs: [
      'Rechnungen und Schreiben zu Ihren Verträgen schicken wir Ihnen von nun an wieder als Brief.',
    ],
    path: CONTRACTS,
  },
}
