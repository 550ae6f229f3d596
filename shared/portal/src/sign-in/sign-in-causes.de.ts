import { createTexts } from '@portal/text'

const again = 'Bitte melden Sie sich noch einmal an.'

/**
 * Why a sign-in fails, one entry for each message. A code is never reused: the service asks for it. `way` names the link of a cause
 * that another address solves; of all others it is a new sign-in.
 */
const causes = {
  'login-required': {
    code: 'A01',
    title: 'Bitte melden Sie sich erneut an',
    text: 'Zu Ihrer Sicherheit endet eine Anmeldung nach einiger Zeit. Ihre Daten sind unverändert.',
  },
  'state-mismatch': {
    code: 'A02',
    title: 'Diese Anmeldung gehört nicht zu diesem Fenster',
    text: `Vielleicht haben Sie die Anmeldung in mehreren Fenstern begonnen. Zu Ihrer Sicherheit haben wir sie nicht abgeschlossen. ${again}`,
  },
  'missing-transaction': {
    code: 'A03',
    title: 'Diese Anmeldung ist nicht mehr gültig',
    text: `Sie wurde schon abgeschlossen, in einem anderen Fenster begonnen, oder die Seite wurde neu geladen. ${again}`,
  },
  'missing-refresh-token': {
    code: 'A04',
    title: 'Ihre Anmeldung ist abgelaufen',
    text: `Wir konnten Ihre Anmeldung nicht verlängern. ${again}`,
  },
  'mfa-required': {
    code: 'A05',
    title: 'Eine zweite Bestätigung ist nötig',
    text: 'Ihr Konto ist mit einer zweiten Bestätigung geschützt, zum Beispiel einem Code auf Ihrem Telefon. Bitte halten Sie sie bereit und melden Sie sich noch einmal an.',
  },
  timeout: {
    code: 'A06',
    title: 'Die Anmeldung hat zu lange gedauert',
    text: 'Wir haben nicht rechtzeitig eine Antwort erhalten. Bitte prüfen Sie Ihre Internetverbindung und melden Sie sich noch einmal an.',
  },
  cancelled: {
    code: 'A07',
    title: 'Sie haben die Anmeldung abgebrochen',
    text: 'Das Anmeldefenster wurde geschlossen. Sie können sich jederzeit neu anmelden.',
  },
  'access-denied': {
    code: 'A08',
    title: 'Anmeldung nicht möglich',
    text: 'Die Anmeldung wurde abgelehnt oder abgebrochen. Wenn Sie das nicht selbst waren, versuchen Sie es noch einmal oder wenden Sie sich an unseren Service.',
  },
  unreachable: {
    code: 'A09',
    title: 'Die Anmeldung ist gerade nicht erreichbar',
    text: 'Bitte versuchen Sie es in ein paar Minuten noch einmal. Hilft das nicht, blockiert vielleicht eine Erweiterung Ihres Browsers die Anmeldung, zum Beispiel ein Werbeblocker.',
  },
  'not-configured': {
    code: 'A10',
    title: 'Die Anmeldung ist hier nicht eingerichtet',
    text: 'In diesem Portal können Sie sich zurzeit nicht anmelden. Das liegt nicht an Ihnen. Bitte wenden Sie sich an unseren Service.',
  },
  unknown: {
    code: 'A11',
    title: 'Anmeldung nicht möglich',
    text: `Dabei ist etwas schiefgegangen. Ihre Daten sind sicher. ${again}`,
  },
  'storage-blocked': {
    code: 'A12',
    title: 'Ihr Browser darf für diese Seite nichts speichern',
    text: `Ohne Speicher können Sie sich nicht anmelden. Bitte erlauben Sie dieser Seite in den Einstellungen Ihres Browsers Cookies und Websitedaten. ${again}`,
  },
  'storage-full': {
    code: 'A13',
    title: 'Der Speicher Ihres Browsers ist voll',
    text: `Für die Anmeldung muss Ihr Browser etwas speichern. Bitte löschen Sie in seinen Einstellungen die Daten dieser Seite, oder schaffen Sie Platz auf Ihrem Gerät. ${again}`,
  },
  insecure: {
    code: 'A14',
    title: 'Diese Verbindung ist nicht verschlüsselt',
    text: 'Zu Ihrer Sicherheit können Sie sich nur auf einer verschlüsselten Seite anmelden. Deren Adresse beginnt mit „https“.',
    way: 'Seite verschlüsselt öffnen',
  },
  'wrong-clock': {
    code: 'A15',
    title: 'Die Uhr Ihres Geräts geht falsch',
    text: `Nach Ihrem Gerät ist in Deutschland jetzt der {{day}}, {{time}} Uhr. Bitte lassen Sie Datum, Uhrzeit und Zeitzone automatisch einstellen. ${again}`,
  },
  'foreign-frame': {
    code: 'A16',
    title: 'In dieser Seite können Sie sich nicht anmelden',
    text: 'Der Bereich ist in die Seite eines anderen Anbieters eingebettet. Zu Ihrer Sicherheit geht die Anmeldung nur in einem eigenen Fenster.',
    way: 'In eigenem Fenster öffnen',
  },
  'popup-blocked': {
    code: 'A17',
    title: 'Ihr Browser hat das Anmeldefenster blockiert',
    text: 'Bitte erlauben Sie dieser Seite, Fenster zu öffnen. Versuchen Sie es dann noch einmal.',
  },
  offline: {
    code: 'A18',
    title: 'Sie sind offline',
    text: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es dann noch einmal.',
  },
  stopped: {
    code: 'A19',
    title: 'Die Anmeldung wurde nicht geöffnet',
    text: 'Das Laden wurde angehalten, oder die Anmeldung antwortet nicht. Bitte versuchen Sie es noch einmal.',
  },
  'script-blocked': {
    code: 'A20',
    title: 'Ein Teil der Anmeldung wurde nicht geladen',
    text: 'Bitte versuchen Sie es noch einmal. Hilft das nicht, blockiert ihn vielleicht eine Erweiterung Ihres Browsers, zum Beispiel ein Werbeblocker. Schalten Sie sie dann für diese Seite aus.',
  },
  'other-window': {
    code: 'A21',
    title: 'Ein anderes Fenster ist noch nicht fertig',
    text: 'In einem anderen Fenster dieses Browsers läuft gerade eine Anmeldung oder Abmeldung. Bitte warten Sie, bis sie fertig ist, oder schließen Sie es. Versuchen Sie es dann noch einmal.',
  },
}

export type SignInCause = keyof typeof causes

export const signInCauseNames = Object.keys(causes) as SignInCause[]

export const signInCauses = createTexts({
  ...causes,
  support: 'Wenn Sie unseren Service brauchen, nennen Sie bitte den Code {{code}}.',
})
