import type { LegalSection } from '../legal-text/legal-text.ts'

export const texts = {
  title: 'Auf Wiedersehen!',
  lead: 'Ihr Nordtal Konto ist gelöscht, und Sie sind abgemeldet. Danke, dass Sie bei uns waren.',
  ways: 'Ihre Wege zu uns',
  toBrand: 'Zur Website von',
  signIn: 'Mit einem anderen Konto anmelden',
}

export const sections: LegalSection[] = [
  {
    id: 'ablauf',
    title: 'So geht es weiter',
    blocks: [
      {
        kind: 'list',
        items: [
          'Eine Bestätigung schicken wir an die E-Mail-Adresse, mit der Sie sich angemeldet haben.',
          'Ihre Verträge laufen unverändert weiter, und Ihre Post kommt wie bisher. Fragen dazu beantwortet Ihnen der Kundenservice Ihrer Marke.',
          'Was wir aufbewahren müssen, löschen wir, sobald die Frist dafür vorbei ist. Die Fristen stehen in unseren Datenschutzhinweisen.',
          'Möchten Sie später wieder ein Konto, brauchen Sie dafür eine neue Einladung von uns.',
        ],
      },
    ],
  },
]
