import { createTexts } from '@portal/text'

export const securityTexts = createTexts({
  title: 'Anmeldung & Sicherheit',
  lead: 'Womit Sie sich anmelden und wie Ihr Konto geschützt ist.',
  types: 'Was Sie hier ändern können',
  email: {
    title: 'E-Mail-Adresse zur Anmeldung',
    label: 'E-Mail-Adresse',
    change: 'E-Mail-Adresse ändern',
  },
  password: {
    title: 'Passwort',
    label: 'Zuletzt zurückgesetzt',
    never: 'Noch nie',
    reset: 'Passwort zurücksetzen',
  },
  software: { both: '{{browser}} auf {{system}}', system: 'Browser auf {{system}}' },
  pin: { title: 'Telefon-PIN', first: 'Telefon-PIN festlegen', change: 'Telefon-PIN ändern' },
  watch: {
    title: 'Aktivitäten und Geräte',
    text: 'Sehen Sie nach, was zuletzt mit Ihrer Anmeldung geschehen ist und wo Sie angemeldet sind.',
    events: 'Letzte Aktivitäten',
    devices: 'Angemeldete Geräte',
  },
  notFound: {
    text: 'Diese Seite gibt es unter „Anmeldung & Sicherheit“ nicht.',
    back: 'Zu Anmeldung & Sicherheit',
  },
})
