import type { LegalSection } from '../legal-text/legal-text.ts'

export const consents: LegalSection[] = [
  {
    id: 'einwilligungen',
    title: 'Ihre Einwilligungen und wie Sie sie widerrufen',
    blocks: [
      'Einwilligungen sind freiwillig. Ihr Konto und Ihre Verträge können Sie auch ohne sie vollständig nutzen. Im Konto können Sie einwilligen in:',
      {
        kind: 'list',
        items: [
          'Werbung per Telefon, E-Mail oder SMS zu den Themen, die Sie auswählen',
          'Hinweise auf Ökostrom-Anbieter und die Weitergabe von Daten an ausgewählte Partner',
          'die Anzeige und grafische Aufbereitung Ihres Verbrauchs',
          'ein persönliches Profil, mit dem wir Inhalte und Angebote auf Ihre Interessen abstimmen',
          'den Abgleich Ihrer E-Mail-Adresse als Hashwert mit Google (Google Ireland Limited, Irland), damit Ihnen dort passende Anzeigen gezeigt oder unpassende erspart werden',
          'Statistik und Messung in Ihrem Browser',
        ],
      },
      'Jede Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen, und zwar so einfach, wie Sie sie gegeben haben: in Ihrem Konto unter „Datenschutz“ mit demselben Schalter, für Statistik und Messung in den Cookie-Einstellungen. Sie können uns auch schreiben oder anrufen. Was bis zum Widerruf geschehen ist, bleibt rechtmäßig.',
      {
        kind: 'cookie-settings',
        text: 'In den Cookie-Einstellungen widerrufen Sie Ihre Einwilligung in Statistik und Messung.',
      },
      { kind: 'subheading', text: 'Werbung auf gesetzlicher Grundlage' },
      'Für eigene, ähnliche Angebote dürfen wir Ihnen auch ohne Einwilligung Post senden (Art. 6 Abs. 1 Buchst. f DSGVO). Dem können Sie jederzeit widersprechen, ohne dass Ihnen dafür andere Kosten als die Übermittlungskosten nach den Basistarifen entstehen. Nach Ihrem Widerspruch verwenden wir Ihre Daten nicht mehr für diese Werbung.',
    ],
  },
  {
    id: 'empfaenger',
    title: 'Wer Ihre Daten erhält',
    blocks: [
      'Innerhalb unserer Gruppe erhalten nur diejenigen Stellen Ihre Daten, die sie für die genannten Zwecke brauchen. Außerdem arbeiten wir mit Dienstleistern zusammen, die Daten ausschließlich nach unserer Weisung und auf Grundlage eines Vertrags nach Art. 28 DSGVO verarbeiten:',
      {
        kind: 'list',
        items: [
          'Betreiber von Rechenzentren und der Plattform des Kontos',
          'Anbieter des Anmeldedienstes',
          'Dienstleister für den Versand von E-Mails und für den Druck und Versand von Briefen',
          'Dienstleister des telefonischen Kundenservice',
          'Anbieter der Einwilligungsverwaltung und, nach Ihrer Einwilligung, der Statistik und Messung',
        ],
      },
      'Banken erhalten die Angaben, die für Lastschriften und Überweisungen nötig sind. Partner erhalten Daten nur, wenn Sie dem zugestimmt haben. Google Ireland Limited (Dublin, Irland) erhält nur nach Ihrer Einwilligung und nur einen Hashwert (SHA-256) Ihrer E-Mail-Adresse. Das ist keine Verschlüsselung: Wer Ihre Adresse schon kennt, kann den Hashwert nachrechnen. Google kann ihn auch in den USA verarbeiten, durch Google LLC; dafür gilt der Angemessenheitsbeschluss zum EU-US-Datenschutzrahmen (Art. 45 DSGVO). Behörden und Gerichten geben wir Auskunft, wenn wir dazu gesetzlich verpflichtet sind. Wir verkaufen keine Daten. Die Namen unserer Dienstleister nennen wir Ihnen auf Anfrage.',
      { kind: 'subheading', text: 'Verarbeitung außerhalb der Europäischen Union' },
      'Wir speichern Ihre Daten in Rechenzentren innerhalb der Europäischen Union. Einzelne Dienstleister können in besonderen Fällen, etwa zur Wartung, aus Staaten außerhalb des Europäischen Wirtschaftsraums zugreifen. Das geschieht nur, wenn die Europäische Kommission für den Staat ein angemessenes Schutzniveau festgestellt hat (Art. 45 DSGVO) oder wenn Standardvertragsklauseln und weitere Schutzmaßnahmen vereinbart sind (Art. 46 DSGVO). Eine Kopie dieser Klauseln erhalten Sie von unserer Datenschutzbeauftragten.',
    ],
  },
]
