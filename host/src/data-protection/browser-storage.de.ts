import type { BrowserEntry } from '../browser-entries/browser-entry.ts'
import { necessaryEntries } from '../browser-entries/necessary-entries.de.ts'
import { statisticsServices } from '../browser-entries/statistics-services.de.ts'
import type { LegalSection } from '../legal-text/legal-text.ts'

const toRow = ({ names, place, purpose, lasts }: BrowserEntry) => [
  `${names.join(', ')} (${place})`,
  purpose,
  lasts,
]

export const browserStorage: LegalSection[] = [
  {
    id: 'cookies',
    title: 'Cookies und lokaler Speicher',
    blocks: [
      'Cookies sind kleine Dateien, die Ihr Browser für eine Website aufbewahrt. Daneben kann eine Website Angaben im lokalen Speicher des Browsers ablegen. Wir nutzen beides: teils weil das Konto sonst nicht funktioniert, teils nur dann, wenn Sie eingewilligt haben.',
      {
        kind: 'table',
        caption: 'Notwendig: ohne Einwilligung nach §\u00a025 Abs. 2 Nr. 2 TDDDG',
        columns: ['Name', 'Zweck', 'Dauer'],
        rows: necessaryEntries.map(toRow),
      },
      {
        kind: 'table',
        caption: 'Statistik: nur mit Ihrer Einwilligung nach §\u00a025 Abs. 1 TDDDG',
        columns: ['Name', 'Zweck', 'Dauer'],
        rows: statisticsServices.flatMap(({ entries }) => entries.map(toRow)),
      },
      {
        kind: 'cookie-settings',
        text: 'Ihre Auswahl können Sie jederzeit ändern. Die Cookie-Einstellungen finden Sie am Ende jeder Seite des Kontos.',
      },
    ],
  },
  {
    id: 'statistik',
    title: 'Statistik und Messung',
    blocks: [
      'Wir möchten verstehen, welche Seiten hilfreich sind und wo etwas nicht funktioniert. Dafür setzen wir, soweit sie eingerichtet sind, diese Dienste ein:',
      {
        kind: 'list',
        items: statisticsServices.map(({ name, company, does }) => `${name} (${company}): ${does}`),
      },
      'Sie werden erst geladen, nachdem Sie eingewilligt haben (Art. 6 Abs. 1 Buchst. a DSGVO, §\u00a025 Abs. 1 TDDDG). Lehnen Sie ab oder haben Sie noch nicht entschieden, geht keine Anfrage an diese Dienste.',
      'Erfasst werden die aufgerufenen Seiten, die Herkunft des Besuchs, einzelne Ereignisse wie das Abmelden oder das Ändern einer Telefonnummer, technische Fehler, Browser und Bildschirmgröße. Kennungen von Verträgen, Zahlungen, Adressen, Telefonnummern und E-Mail-Adressen sowie Registrierungscodes ersetzen wir durch Platzhalter, bevor etwas übertragen wird. Ihre IP-Adresse wird gekürzt. Was Sie in Formulare eingeben, wird nicht erfasst.',
      'Wie lange die Kennungen gelten, steht oben bei den Cookies. Die Auswertungen führen wir nicht mit Ihren Kundendaten zusammen.',
    ],
  },
  {
    id: 'bot-schutz',
    title: 'Schutz vor automatisierten Zugriffen',
    blocks: [
      'Programme versuchen immer wieder, Passwörter und Codes zu erraten. Deshalb begrenzen wir, wie oft Anmeldung, Postleitzahl, Registrierungscode und Bestätigungsmails in einer bestimmten Zeit versucht oder angefordert werden können. Dazu zählen wir die Versuche je Konto, Empfänger und IP-Adresse. Bei auffälligen Zugriffen kann eine zusätzliche Prüfung nötig sein, ob ein Mensch die Seite bedient.',
      'Rechtsgrundlage ist unser berechtigtes Interesse daran, Ihr Konto und unsere Systeme zu schützen (Art. 6 Abs. 1 Buchst. f DSGVO). Soweit dafür etwas auf Ihrem Gerät gespeichert wird, ist das unbedingt erforderlich (§\u00a025 Abs. 2 Nr. 2 TDDDG). Die Zähler löschen wir nach spätestens 24 Stunden.',
    ],
  },
]
