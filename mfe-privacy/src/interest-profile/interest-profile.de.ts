import { createTexts } from '@portal/text'

export const interestProfileTexts = createTexts({
  lead: 'Aus Ihrem Kundenprofil schließen wir, welche Angebote für Sie interessant sein können. Es besteht nur aus dem, wozu Sie zugestimmt haben.',
  flowing: 'Das fließt gerade ein:',
  none: 'Zurzeit fließt nichts ein: Von Ihnen gibt es kein Kundenprofil, denn Sie haben nicht zugestimmt. Das können Sie jederzeit ändern.',
  application: 'Zuletzt genutzte Anwendung',
  use: 'Was Sie nutzen',
  useText: 'Welche Seiten und Funktionen Sie aufrufen und welche E-Mails von uns Sie öffnen',
  consumption: 'Verbrauch',
  consumptionText: 'Ihr Jahresverbrauch nach der letzten Abrechnung',
  contracts: 'Anzahl Ihrer Verträge',
  areas: 'Bereiche Ihrer Verträge',
  since: 'Ältester Vertrag seit',
  unknown: 'nicht bekannt',
  notIn: 'fließt nicht ein, denn Sie haben nicht zugestimmt',
  never:
    'Niemals fließen ein: Ihr Geburtsdatum, Ihre Bankverbindung, Ihre Telefon-PIN und was Sie unserem Kundenservice sagen oder schreiben.',
  effect:
    'Das Profil entscheidet nichts über Ihre Preise oder Verträge. Wenn Sie widerrufen, löschen wir, was aus dem widerrufenen Teil entstanden ist.',
})
