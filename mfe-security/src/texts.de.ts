export const de = {
  title: 'Anmeldung & Sicherheit',
  lead: 'Womit Sie sich anmelden und wie Ihr Konto geschützt ist.',
  email: { title: 'E-Mail-Adresse zur Anmeldung', label: 'E-Mail-Adresse' },
  password: { title: 'Passwort', label: 'Zuletzt zurückgesetzt', never: 'Noch nie' },
  pin: {
    title: 'Telefon-PIN',
    label: 'Am Telefon',
    enabled: 'Wir fragen Sie nach Ihrer PIN, wenn Sie uns anrufen.',
    disabled: 'Für Ihre Marke brauchen Sie keine Telefon-PIN.',
  },
  notFound: {
    text: 'Diese Seite gibt es unter „Anmeldung & Sicherheit“ nicht.',
    back: 'Zu Anmeldung & Sicherheit',
  },
}
