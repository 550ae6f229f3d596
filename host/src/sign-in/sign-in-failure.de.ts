import { createTexts } from '@portal/text'
import type { SignInProblem } from './sign-in-problem.ts'

const again = 'Bitte melden Sie sich noch einmal an.'

export const signInFailureTexts = createTexts({
  'login-required': {
    title: 'Bitte melden Sie sich erneut an',
    text: 'Zu Ihrer Sicherheit endet eine Anmeldung nach einiger Zeit. Ihre Daten sind unverändert.',
  },
  'state-mismatch': {
    title: 'Diese Anmeldung gehört nicht zu diesem Fenster',
    text: `Vielleicht haben Sie die Anmeldung in mehreren Fenstern begonnen. Zu Ihrer Sicherheit haben wir sie nicht abgeschlossen. ${again}`,
  },
  'missing-transaction': {
    title: 'Diese Anmeldung ist nicht mehr gültig',
    text: `Sie wurde schon abgeschlossen, in einem anderen Fenster begonnen, oder die Seite wurde neu geladen. ${again}`,
  },
  'missing-refresh-token': {
    title: 'Ihre Anmeldung ist abgelaufen',
    text: `Wir konnten Ihre Anmeldung nicht verlängern. ${again}`,
  },
  'mfa-required': {
    title: 'Eine zweite Bestätigung ist nötig',
    text: 'Ihr Konto ist mit einer zweiten Bestätigung geschützt, zum Beispiel einem Code auf Ihrem Telefon. Bitte halten Sie sie bereit und melden Sie sich noch einmal an.',
  },
  timeout: {
    title: 'Die Anmeldung hat zu lange gedauert',
    text: 'Wir haben nicht rechtzeitig eine Antwort erhalten. Bitte prüfen Sie Ihre Internetverbindung und melden Sie sich noch einmal an.',
  },
  cancelled: {
    title: 'Sie haben die Anmeldung abgebrochen',
    text: 'Das Anmeldefenster wurde geschlossen. Sie können sich jederzeit neu anmelden.',
  },
  'access-denied': {
    title: 'Anmeldung nicht möglich',
    text: 'Die Anmeldung wurde abgelehnt oder abgebrochen. Wenn Sie das nicht selbst waren, versuchen Sie es noch einmal oder wenden Sie sich an unseren Service.',
  },
  unreachable: {
    title: 'Die Anmeldung ist gerade nicht erreichbar',
    text: 'Das liegt nicht an Ihnen. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es in ein paar Minuten noch einmal.',
  },
  'not-configured': {
    title: 'Die Anmeldung ist hier nicht eingerichtet',
    text: 'In diesem Portal können Sie sich zurzeit nicht anmelden. Das liegt nicht an Ihnen. Bitte wenden Sie sich an unseren Service.',
  },
  unknown: {
    title: 'Anmeldung nicht möglich',
    text: `Dabei ist etwas schiefgegangen. Ihre Daten sind sicher. ${again}`,
  },
} satisfies Record<SignInProblem, { title: string; text: string }>)
