import type { LegalSection } from '../legal-text/legal-text.ts'

export const retention: LegalSection[] = [
  {
    id: 'speicherdauer',
    title: 'Wie lange wir Ihre Daten aufbewahren',
    blocks: [
      'Wir löschen Daten, sobald sie für ihren Zweck nicht mehr nötig sind und keine gesetzliche Frist mehr läuft.',
      {
        kind: 'table',
        caption: 'Aufbewahrungsfristen',
        columns: ['Daten', 'Dauer'],
        rows: [
          ['Zugangsdaten und Einstellungen des Kontos', 'bis Sie das Konto löschen'],
          [
            'Prüfwerte der Zugangsdaten eines gelöschten Kontos',
            '30 Tage, damit die Anmeldung sagen kann, dass es das Konto nicht mehr gibt',
          ],
          [
            'Server-Protokolle',
            '90 Tage; darin enthaltene IP-Adressen werden innerhalb von 30 Tagen anonymisiert',
          ],
          [
            'Einladungen und Registrierungscodes',
            'gültig, bis Sie sie verwenden, längstens 90 Tage; dass es sie gab, solange Sie unser Kunde sind',
          ],
          [
            'Nachweise über Einwilligungen und Widerrufe',
            'solange die Einwilligung gilt, und danach 3 Jahre ab dem Ende des Jahres, in dem Sie widerrufen',
          ],
          ['Widersprüche gegen Werbung per Brief', 'solange wir sie beachten müssen'],
          [
            'Vertrags- und Abrechnungsdaten',
            'während des Vertrags und danach bis zu 10 Jahre (§\u00a0147\u00a0AO, §\u00a0257\u00a0HGB)',
          ],
          ['Schriftverkehr zum Vertrag', '6 Jahre (§\u00a0147\u00a0AO, §\u00a0257\u00a0HGB)'],
          ['SEPA-Mandate', '14 Monate nach der letzten Lastschrift, als Buchungsbeleg bis zu 10 Jahre'],
        ],
      },
    ],
  },
  {
    id: 'konto-loeschen',
    title: 'Wenn Sie Ihr Konto löschen',
    blocks: [
      'Sie können Ihr Konto jederzeit selbst löschen, in Ihrem Konto unter „Datenschutz“. Danach können Sie sich nicht mehr anmelden, auch nicht bei den Diensten, die dieses Konto nutzen. Zugangsdaten, Einstellungen und Profile löschen wir.',
      'Ihre Verträge laufen weiter. Deshalb bleiben die Daten, die für Lieferung, Abrechnung und gesetzliche Nachweise nötig sind, bis zum Ablauf der oben genannten Fristen gespeichert. Möchten Sie auch einen Vertrag beenden, kündigen Sie ihn bitte gesondert. Das ist ohne Anmeldung möglich.',
    ],
  },
]
