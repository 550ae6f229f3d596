export const de = {
  title: 'Konto verbinden',
  lead: 'So ist Ihr Nordtal Konto mit Ihren Verträgen verbunden.',
  account: {
    title: 'Ihr Konto',
    email: 'Angemeldet mit',
    brands: 'Verbunden mit',
    none: 'noch keiner Marke',
  },
  toOverview: 'Zur Übersicht',
  invitation: {
    title: 'Willkommen beim Nordtal Konto',
    lead: 'Schön, dass Sie unserer Einladung gefolgt sind. Wenn Sie schon ein Konto haben, melden Sie sich bitte an.',
    signIn: 'Anmelden',
  },
}
