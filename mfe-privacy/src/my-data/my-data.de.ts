import { createTexts } from '@portal/text'

export const myDataTexts = createTexts({
  title: 'Meine Daten herunterladen',
  lead: 'Alles, was das Nordtal Konto über Sie weiß, bei allen Ihren Marken: mit Herkunft, Zweck und Dauer der Aufbewahrung.',
  card: {
    title: 'Ihre Daten',
    text: 'Aus Sicherheitsgründen zeigen wir Ihre Daten nur, wenn Sie in den letzten fünf Minuten Ihr Passwort eingegeben haben.',
    loaded_one: 'Stand: {{day}}, {{time}} Uhr. Ein Bereich.',
    loaded_other: 'Stand: {{day}}, {{time}} Uhr. {{count}} Bereiche.',
    care: 'In der Datei stehen auch Ihre Kontonummern vollständig. Bewahren Sie sie sicher auf, und löschen Sie sie auf fremden Geräten.',
    load: 'Meine Daten anzeigen',
    reload: 'Erneut laden',
    loading: 'Ihre Daten werden zusammengestellt …',
    saveDocument: 'Als Dokument zum Lesen und Drucken herunterladen',
    save: 'Als JSON herunterladen',
    saved: 'Ihre Daten wurden heruntergeladen',
    file: 'Meine-Daten',
    showIbans: 'IBAN vollständig anzeigen',
    hideIbans: 'IBAN verbergen',
  },
  document: {
    title: 'Meine Daten im Nordtal Konto',
    lead: 'Stand: {{at}}. Diese Seite können Sie ohne Internet lesen, drucken und als PDF sichern. Was sich nicht lesen lässt, etwa ein Bild, steht in der JSON-Datei.',
  },
  source: 'Herkunft',
  purpose: 'Zweck',
  retention: 'Aufbewahrung',
  group: '{{title}} ({{count}})',
  more: 'Weitere anzeigen',
  shown: '{{shown}} von {{count}} angezeigt. In der Datei stehen alle.',
  none: 'Dazu ist nichts gespeichert.',
  yes: 'Ja',
  no: 'Nein',
  moment: '{{day}}, {{time}} Uhr',
  inFile: 'steht in der Datei zum Herunterladen',
  incomplete: {
    title: 'Dieser Bereich ist gerade nicht vollständig',
    text: 'Angemeldete Geräte und Anmeldungen fehlen im Moment, weil der Anmeldedienst nicht antwortet. Bitte laden Sie Ihre Daten später erneut.',
  },
  withheld: 'Was nicht in Ihren Daten steht',
  rights: {
    title: 'Empfänger und Ihre Rechte',
    text: 'Wer Daten von uns bekommt und wie Sie sie berichtigen, einschränken oder löschen lassen, lesen Sie in unseren Datenschutzhinweisen; auch, bei welcher Behörde Sie sich beschweren können.',
    open: 'Datenschutzhinweise lesen',
  },
  signIn: {
    reason:
      'Alle Ihre Daten zeigen wir nur, wenn Sie in den letzten fünf Minuten Ihr Passwort eingegeben haben. So sieht sie niemand, der Ihr Gerät offen vorfindet.',
    outcome: 'Danach kommen Sie hierher zurück und sehen Ihre Daten.',
  },
})
