import type { LegalSection } from '../legal-text/legal-text.ts'

export const purposes: LegalSection[] = [
  {
    id: 'zwecke',
    title: 'Welche Daten wir wozu verarbeiten',
    blocks: [
      'Die meisten Daten erhalten wir von Ihnen selbst, wenn Sie das Konto anlegen und nutzen. Vertrags-, Verbrauchs- und Zahlungsdaten übernehmen wir aus den Systemen der Marken, mit denen Sie Verträge haben.',
      {
        kind: 'table',
        caption: 'Zwecke, Daten und Rechtsgrundlagen',
        columns: ['Zweck', 'Daten', 'Rechtsgrundlage'],
        rows: [
          [
            'Konto anlegen und Sie anmelden',
            'E-Mail-Adresse, Passwort (nur als Prüfwert), Zeitpunkt der Anmeldung und der letzten Passwortänderung',
            'Nutzungsvertrag, Art. 6 Abs. 1 Buchst. b DSGVO',
          ],
          [
            'Ihre Identität mit einem Registrierungscode bestätigen',
            'Registrierungscode (nur als Prüfwert), Postleitzahl, Zahl der Versuche',
            'Nutzungsvertrag, Art. 6 Abs. 1 Buchst. b DSGVO; Schutz vor Missbrauch, Art. 6 Abs. 1 Buchst. f DSGVO',
          ],
          [
            'Persönliche Daten zeigen und ändern',
            'Name, Geburtsdatum, E-Mail-Adressen, Telefonnummern, Liefer-, Rechnungs- und Kontaktadressen',
            'Vertrag, Art. 6 Abs. 1 Buchst. b DSGVO',
          ],
          [
            'Verträge und Zahlungen zeigen und verwalten',
            'Vertragsnummer, Tarif, Laufzeit, Zahlungsart, Bankverbindung, SEPA-Mandat',
            'Vertrag, Art. 6 Abs. 1 Buchst. b DSGVO; steuerliche Pflichten, Art. 6 Abs. 1 Buchst. c DSGVO',
          ],
          [
            'Sie am Telefon erkennen',
            'Telefon-PIN, Zeitpunkt der letzten Änderung',
            'Vertrag, Art. 6 Abs. 1 Buchst. b DSGVO',
          ],
          [
            'Ihnen Nachrichten zum Konto senden',
            'E-Mail-Adresse oder Postanschrift, Anlass und Zeitpunkt',
            'Nutzungsvertrag, Art. 6 Abs. 1 Buchst. b DSGVO',
          ],
          [
            'Verbrauch anzeigen und Werbung abstimmen',
            'Verbrauchswerte, gewählte Themen und Kanäle, Interessen',
            'Ihre Einwilligung, Art. 6 Abs. 1 Buchst. a DSGVO',
          ],
          [
            'Änderungen und Einwilligungen nachweisen',
            'was wann auf welchem Weg und mit welchem Wortlaut geändert oder erklärt wurde',
            'Rechenschaftspflicht, Art. 6 Abs. 1 Buchst. c in Verbindung mit Art. 5 Abs. 2 DSGVO',
          ],
          [
            'Das Konto sicher und verfügbar halten',
            'Server-Protokolle, Zahl der Anfragen, Fehlermeldungen',
            'berechtigtes Interesse an einem sicheren Betrieb, Art. 6 Abs. 1 Buchst. f DSGVO',
          ],
        ],
      },
    ],
  },
  {
    id: 'protokolle',
    title: 'Server-Protokolle',
    blocks: [
      'Rufen Sie eine Seite des Kontos auf, sendet Ihr Browser Angaben, die technisch nötig sind, damit unser Server antworten kann. Wir halten davon fest:',
      {
        kind: 'list',
        items: [
          'IP-Adresse des Geräts',
          'Datum und Uhrzeit der Anfrage',
          'aufgerufene Seite ohne Angaben, aus denen sich Personen, Verträge oder Codes ablesen lassen',
          'Ergebnis der Anfrage und übertragene Datenmenge',
          'Browser und Betriebssystem',
        ],
      },
      'Wir brauchen diese Protokolle, um Störungen zu finden und Angriffe zu erkennen und abzuwehren. Darin liegt unser berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO). IP-Adressen anonymisieren wir innerhalb von 30 Tagen. Die Protokolle selbst löschen wir nach 90 Tagen. Länger bewahren wir nur Einträge auf, die wir brauchen, um einen konkreten Vorfall aufzuklären, und auch diese nur bis zum Abschluss der Aufklärung.',
      'Passwörter, Telefon-PINs, Geburtsdaten und Bankverbindungen stehen in keinem Protokoll.',
    ],
  },
]
