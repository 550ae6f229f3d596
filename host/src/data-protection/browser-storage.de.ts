import type { LegalSection } from '../legal-text/legal-text.ts'

export const browserStorage: LegalSection[] = [
  {
    id: 'cookies',
    title: 'Cookies und lokaler Speicher',
    blocks: [
      'Cookies sind kleine Dateien, die Ihr Browser für eine Website aufbewahrt. Daneben kann eine Website Angaben im lokalen Speicher des Browsers ablegen. Wir nutzen beides: teils weil das Konto sonst nicht funktioniert, teils nur dann, wenn Sie eingewilligt haben.',
      {
        kind: 'table',
        caption: 'Notwendig: ohne Einwilligung nach §\u00a025 Abs. 2 Nr. 2 TTDSG',
        columns: ['Name', 'Zweck', 'Dauer'],
        rows: [
          ['auth0.*.is.authenticated (Cookie)', 'merkt, dass Sie angemeldet sind', '1 Tag'],
          ['_legacy_auth0.*.is.authenticated (Cookie)', 'merkt dasselbe für ältere Browser', '1 Tag'],
          [
            '@@auth0spajs@@* (lokaler Speicher)',
            'enthält den Nachweis Ihrer Anmeldung, mit dem das Konto Ihre Daten abruft',
            'bis zur Abmeldung; er verliert seine Gültigkeit, wenn Sie das Konto 14 Tage lang nicht nutzen',
          ],
          [
            'a0.spajs.txs* (Sitzungsspeicher)',
            'schützt den Weg zur Anmeldung und zurück vor fremden Eingriffen',
            'wenige Minuten, bis Sie angemeldet sind',
          ],
          [
            'Sitzung der Anmeldung (Cookie)',
            'erspart Ihnen, sich bei jedem unserer Dienste neu anzumelden',
            '1 Tag',
          ],
          [
            'Browser der Anmeldung (Cookie)',
            'erkennt diesen Browser wieder, damit er nur einmal in der Liste Ihrer angemeldeten Geräte steht und nach der Abmeldung ganz daraus verschwindet',
            'bis zur Abmeldung, längstens 15 Tage',
          ],
          [
            'Formular der Anmeldung (Cookie)',
            'zeigt Ihnen ein Formular, in dem etwas nicht stimmt, einmal mit Ihren Angaben und einem Hinweis, aber nie mit Ihrem Passwort',
            '1 Minute',
          ],
          [
            'nordtal.* (Sitzungsspeicher)',
            'hält fest, welche Marke Sie gewählt haben, von welcher unserer Seiten Sie kommen und, solange Sie eine Einladung einlösen, wie weit Sie damit sind und was Sie dafür eingegeben haben',
            'bis Sie den Tab schließen oder sich abmelden',
          ],
          [
            'nordtal.look (lokaler Speicher)',
            'hält zu Ihrem Konto fest, in welchen Farben es zuletzt gezeigt wurde, damit es gleich so beginnt',
            'bis zur Abmeldung',
          ],
          [
            'nordtal.bucket (lokaler Speicher)',
            'enthält eine von 1009 Zahlen, zufällig gewählt: Nach ihr richtet sich, ob dieser Browser eine neue Fassung einer Seite als einer der ersten bekommt, damit sie nicht von Aufruf zu Aufruf wechselt. Die Zahl bleibt in Ihrem Browser und bezeichnet weder Sie noch ihn',
            'bis Sie den Speicher Ihres Browsers leeren',
          ],
          [
            'react-router-scroll-positions (Sitzungsspeicher)',
            'merkt, an welcher Stelle einer Seite Sie waren, damit „Zurück“ Sie wieder dorthin bringt',
            'bis Sie den Tab schließen',
          ],
          [
            'nordtal_paperless_* (Cookies)',
            'merken, für welche Verträge auf Papier Sie die Frage nach papierloser Post übersprungen haben',
            '12 Monate oder bis sich Ihre Verträge ändern',
          ],
          ['nordtal_consent (Cookie)', 'merkt, was Sie erlaubt und was Sie abgelehnt haben', '12 Monate'],
        ],
      },
      {
        kind: 'table',
        caption: 'Statistik: nur mit Ihrer Einwilligung nach §\u00a025 Abs. 1 TTDSG',
        columns: ['Name', 'Zweck', 'Dauer'],
        rows: [
          ['ai_session (Cookie)', 'fasst die Aufrufe eines Besuchs zusammen', '30 Minuten'],
          ['ai_user (Cookie)', 'erkennt, ob ein Browser das Konto schon einmal besucht hat', '12 Monate'],
          [
            '_ga, _ga_* (Cookies)',
            'unterscheiden Browser und Besuche für die Auswertung über den Tag-Manager',
            '24 Monate oder bis Sie Ihre Einwilligung widerrufen',
          ],
        ],
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
      'Wir möchten verstehen, welche Seiten hilfreich sind und wo etwas nicht funktioniert. Dafür setzen wir einen Tag-Manager und einen Dienst zur Messung und Überwachung ein. Beide werden erst geladen, nachdem Sie eingewilligt haben (Art. 6 Abs. 1 Buchst. a DSGVO, §\u00a025 Abs. 1 TTDSG). Lehnen Sie ab oder haben Sie noch nicht entschieden, geht keine Anfrage an diese Dienste.',
      'Erfasst werden die aufgerufenen Seiten, die Herkunft des Besuchs, einzelne Ereignisse wie das Abmelden oder das Ändern einer Telefonnummer, technische Fehler, Browser und Bildschirmgröße. Kennungen von Verträgen, Zahlungen, Adressen, Telefonnummern und E-Mail-Adressen sowie Registrierungscodes ersetzen wir durch Platzhalter, bevor etwas übertragen wird. Ihre IP-Adresse wird gekürzt. Was Sie in Formulare eingeben, wird nicht erfasst.',
      'Die Sitzungskennung gilt 30 Minuten, die Kennung des Browsers 12 Monate. Die Auswertungen führen wir nicht mit Ihren Kundendaten zusammen.',
    ],
  },
  {
    id: 'bot-schutz',
    title: 'Schutz vor automatisierten Zugriffen',
    blocks: [
      'Programme versuchen immer wieder, Passwörter und Codes zu erraten. Deshalb begrenzen wir, wie oft Anmeldung, Postleitzahl, Registrierungscode und Bestätigungsmails in einer bestimmten Zeit versucht oder angefordert werden können. Dazu zählen wir die Versuche je Konto, Empfänger und IP-Adresse. Bei auffälligen Zugriffen kann eine zusätzliche Prüfung nötig sein, ob ein Mensch die Seite bedient.',
      'Rechtsgrundlage ist unser berechtigtes Interesse daran, Ihr Konto und unsere Systeme zu schützen (Art. 6 Abs. 1 Buchst. f DSGVO). Soweit dafür etwas auf Ihrem Gerät gespeichert wird, ist das unbedingt erforderlich (§\u00a025 Abs. 2 Nr. 2 TTDSG). Die Zähler löschen wir nach spätestens 24 Stunden.',
    ],
  },
]
