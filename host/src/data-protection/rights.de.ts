import { dataProtectionOfficer } from '@portal/contracts'
import type { LegalSection } from '../legal-text/legal-text.ts'

export const rights: LegalSection[] = [
  {
    id: 'rechte',
    title: 'Ihre Rechte',
    blocks: [
      'Sie haben uns gegenüber die folgenden Rechte:',
      {
        kind: 'table',
        caption: 'Rechte nach der DSGVO',
        columns: ['Recht', 'Was Sie verlangen können'],
        rows: [
          [
            'Auskunft (Art. 15)',
            'zu erfahren, welche Daten wir über Sie verarbeiten, und eine Kopie davon zu erhalten',
          ],
          [
            'Berichtigung (Art. 16)',
            'dass wir falsche Daten berichtigen und unvollständige ergänzen; vieles können Sie im Konto selbst ändern',
          ],
          ['Löschung (Art. 17)', 'dass wir Daten löschen, wenn kein Grund mehr besteht, sie aufzubewahren'],
          [
            'Einschränkung (Art. 18)',
            'dass wir Daten nur noch aufbewahren, zum Beispiel solange strittig ist, ob sie stimmen',
          ],
          [
            'Mitteilung (Art. 19)',
            'zu erfahren, welchen Empfängern wir eine Berichtigung, Löschung oder Einschränkung mitgeteilt haben',
          ],
          [
            'Übertragbarkeit (Art. 20)',
            'Daten, die Sie uns gegeben haben, in einem gängigen, maschinenlesbaren Format zu erhalten',
          ],
          [
            'Widerspruch (Art. 21)',
            'dass wir eine Verarbeitung beenden, die auf unserem berechtigten Interesse beruht',
          ],
          [
            'Menschliche Entscheidung (Art. 22)',
            'keiner Entscheidung unterworfen zu werden, die allein ein Programm trifft',
          ],
        ],
      },
      { kind: 'subheading', text: 'Ihr Widerspruchsrecht' },
      'Verarbeiten wir Daten auf Grundlage eines berechtigten Interesses, können Sie aus Gründen widersprechen, die sich aus Ihrer besonderen Situation ergeben. Der Verarbeitung für Direktwerbung können Sie jederzeit und ohne Begründung widersprechen. Ein formloser Hinweis genügt:',
      { kind: 'contact', ...dataProtectionOfficer },
      'Wir antworten in der Regel innerhalb eines Monats. Bitte haben Sie Verständnis, dass wir uns vorher vergewissern, dass die Anfrage von Ihnen kommt.',
      { kind: 'subheading', text: 'Beschwerde bei der Aufsichtsbehörde' },
      'Sie können sich bei jeder Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel an Ihrem Wohnort (Art. 77 DSGVO). Für uns zuständig ist:',
      {
        kind: 'contact',
        postalAddress: [
          'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg',
          'Postfach 10 29 32',
          '70025 Stuttgart',
        ],
      },
    ],
  },
  {
    id: 'bereitstellung',
    title: 'Müssen Sie uns Daten geben?',
    blocks: [
      'Für das Konto brauchen wir Ihre E-Mail-Adresse, ein Passwort und die Angaben, mit denen wir Ihre Identität bestätigen. Ohne sie können wir das Konto nicht anlegen. Für Ihre Verträge brauchen wir die Daten, die zur Lieferung und Abrechnung nötig sind. Alle anderen Angaben sind freiwillig.',
    ],
  },
  {
    id: 'automatisierte-entscheidungen',
    title: 'Automatisierte Entscheidungen',
    blocks: [
      'Wir treffen im Konto keine Entscheidungen, die allein auf einer automatisierten Verarbeitung beruhen und Ihnen gegenüber rechtliche Wirkung entfalten oder Sie ähnlich erheblich beeinträchtigen (Art. 22 DSGVO). Ein persönliches Profil legen wir nur an, wenn Sie eingewilligt haben; es beeinflusst weder Preise noch Vertragsbedingungen.',
    ],
  },
  {
    id: 'aenderungen',
    title: 'Änderungen dieser Hinweise',
    blocks: [
      'Wir passen diese Hinweise an, wenn sich das Konto oder die Rechtslage ändert. Auf dieser Seite steht immer die aktuelle Fassung. Über wesentliche Änderungen informieren wir Sie rechtzeitig per E-Mail oder bei der Anmeldung.',
    ],
  },
]
