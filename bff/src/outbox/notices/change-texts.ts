import { portalPaths } from '@portal/contracts'
import type { ChangeNotice } from '../outbox-messages.ts'

interface ChangeTexts {
  subject: string
  paragraphs: string[]
  /** The page of the portal that shows it. */
  path: string
}

/** The German text of each change, without the old or new value. */
export const changeTexts: Record<ChangeNotice['what'], ChangeTexts> = {
  birthdate: {
    subject: 'Ihr Geburtsdatum wurde geändert',
    paragraphs: ['in Ihrem Nordtal Konto wurde Ihr Geburtsdatum geändert.'],
    path: portalPaths.personalData,
  },
  'email-address': {
    subject: 'Ihre E-Mail-Adressen wurden geändert',
    paragraphs: [
      'in Ihrem Nordtal Konto wurden die E-Mail-Adressen geändert, unter denen wir Sie erreichen.',
      'An der E-Mail-Adresse, mit der Sie sich anmelden, ändert sich dadurch nichts.',
    ],
    path: portalPaths.personalData,
  },
  'phone-number': {
    subject: 'Ihre Telefonnummern wurden geändert',
    paragraphs: ['in Ihrem Nordtal Konto wurden die Telefonnummern geändert, unter denen wir Sie erreichen.'],
    path: portalPaths.personalData,
  },
  paperless: {
    subject: 'Ihre Vertragspost kommt jetzt per E-Mail',
    paragraphs: [
      'Rechnungen und Schreiben zu Ihren Verträgen schicken wir Ihnen von nun an per E-Mail.',
      'Das ist freiwillig und kostet nichts. Sie können jederzeit wieder Briefe wählen.',
    ],
    path: portalPaths.contracts,
  },
  paper: {
    subject: 'Ihre Vertragspost kommt wieder als Brief',
    paragraphs: [
      'Rechnungen und Schreiben zu Ihren Verträgen schicken wir Ihnen von nun an wieder als Brief.',
    ],
    path: portalPaths.contracts,
  },
}
