import { createTexts } from '@portal/text'

export const goodbyeTexts = createTexts({
  title: 'Auf Wiedersehen!',
  lead: 'Ihr Nordtal Konto ist gelöscht, und Sie sind abgemeldet. Danke, dass Sie bei uns waren.',
  waits:
    'Ihr Nordtal Konto ist gesperrt, und Sie sind abgemeldet. Am {{day}} um {{time}} Uhr löschen wir es.',
  next: 'So geht es weiter',
  links: 'Ihre Wege zu uns',
  service: 'Fragen zu Ihren Verträgen beantwortet Ihnen der Kundenservice Ihrer Marke.',
  toTerms: 'Fristen nachlesen',
  toBrand: 'Zur Website von {{name}}',
  signIn: 'Mit einem anderen Konto anmelden',
  steps: [
    'Eine Bestätigung schicken wir an die E-Mail-Adresse, mit der Sie sich angemeldet haben.',
    'Ihre Verträge laufen unverändert weiter, und Ihre Post kommt wie bisher.',
    'Was wir aufbewahren müssen, löschen wir, sobald die Frist dafür vorbei ist.',
    'Möchten Sie später wieder ein Konto, brauchen Sie dafür eine neue Einladung von uns.',
  ],
})
