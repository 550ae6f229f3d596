import type { BrowserEntry } from './browser-entry.ts'
import { consentEntry } from './statistics-services.de.ts'

/** What the portal and its sign-in store without a consent, because nothing works without it. */
export const necessaryEntries: readonly BrowserEntry[] = [
  {
    names: ['auth0.*.is.authenticated'],
    place: 'Cookie',
    purpose: 'merkt, dass Sie angemeldet sind',
    lasts: '1 Tag',
  },
  {
    names: ['_legacy_auth0.*.is.authenticated'],
    place: 'Cookie',
    purpose: 'merkt dasselbe für ältere Browser',
    lasts: '1 Tag',
  },
  {
    names: ['@@auth0spajs@@*'],
    place: 'lokaler Speicher',
    purpose: 'enthält den Nachweis Ihrer Anmeldung, mit dem das Konto Ihre Daten abruft',
    lasts: 'bis zur Abmeldung; er verliert seine Gültigkeit, wenn Sie das Konto 14 Tage lang nicht nutzen',
  },
  {
    names: ['auth0-spa-js'],
    place: 'Datenbank des Browsers',
    purpose:
      'enthält einen Schlüssel, der diesen Browser nicht verlassen kann: Nur zusammen mit ihm gilt der Nachweis Ihrer Anmeldung',
    lasts: 'bis zur Abmeldung',
  },
  {
    names: ['a0.spajs.txs*'],
    place: 'Sitzungsspeicher',
    purpose: 'schützt den Weg zur Anmeldung und zurück vor fremden Eingriffen',
    lasts: 'wenige Minuten, bis Sie angemeldet sind',
  },
  {
    names: ['identity_session*', 'identity_login*', 'identity_resume*'],
    place: 'Cookie',
    purpose: 'tragen die Anmeldung und ersparen Ihnen, sich bei jedem unserer Dienste neu anzumelden',
    lasts: '1 Tag',
  },
  {
    names: ['identity_browser*'],
    place: 'Cookie',
    purpose:
      'erkennt diesen Browser wieder, damit er nur einmal in der Liste Ihrer angemeldeten Geräte steht und nach der Abmeldung ganz daraus verschwindet',
    lasts: 'bis zur Abmeldung, längstens 15 Tage',
  },
  {
    names: ['identity_brand'],
    place: 'Cookie',
    purpose: 'zeigt die Seiten der Anmeldung im Aussehen Ihrer Marke',
    lasts: '1 Stunde',
  },
  {
    names: ['identity_form*'],
    place: 'Cookie',
    purpose:
      'zeigt Ihnen ein Formular, in dem etwas nicht stimmt, einmal mit Ihren Angaben und einem Hinweis, aber nie mit Ihrem Passwort',
    lasts: '1 Minute',
  },
  {
    names: ['nordtal.*'],
    place: 'Sitzungsspeicher',
    purpose:
      'hält fest, welche Marke Sie gewählt haben, von welcher unserer Seiten Sie kommen und, solange Sie eine Einladung einlösen, wie weit Sie damit sind und was Sie dafür eingegeben haben; ebenso, was Sie zu einem Vorgang eingegeben haben, während Sie ihn mit Ihrem Passwort bestätigen',
    lasts: 'bis Sie den Tab schließen oder sich abmelden',
  },
  {
    names: ['nordtal.look'],
    place: 'lokaler Speicher',
    purpose:
      'hält zu Ihrem Konto fest, in welchen Farben es zuletzt gezeigt wurde, damit es gleich so beginnt',
    lasts: 'bis zur Abmeldung',
  },
  {
    names: ['nordtal.bucket'],
    place: 'lokaler Speicher',
    purpose:
      'enthält eine von 1009 Zahlen, zufällig gewählt: Nach ihr richtet sich, ob dieser Browser eine neue Fassung einer Seite als einer der ersten bekommt, damit sie nicht von Aufruf zu Aufruf wechselt. Die Zahl bleibt in Ihrem Browser und bezeichnet weder Sie noch ihn',
    lasts: 'bis Sie den Speicher Ihres Browsers leeren',
  },
  {
    names: ['react-router-scroll-positions'],
    place: 'Sitzungsspeicher',
    purpose: 'merkt, an welcher Stelle einer Seite Sie waren, damit „Zurück“ Sie wieder dorthin bringt',
    lasts: 'bis Sie den Tab schließen',
  },
  {
    names: ['nordtal_paperless_*'],
    place: 'Cookie',
    purpose: 'merken, für welche Verträge auf Papier Sie die Frage nach papierloser Post übersprungen haben',
    lasts: '12 Monate oder bis sich Ihre Verträge ändern',
  },
  {
    names: ['nordtal_letters_*'],
    place: 'Cookie',
    purpose:
      'merken, für welche Verträge Sie die Frage nach einem Widerspruch gegen Werbung per Brief übersprungen haben',
    lasts: '12 Monate oder bis sich Ihre Verträge ändern',
  },
  consentEntry,
]
