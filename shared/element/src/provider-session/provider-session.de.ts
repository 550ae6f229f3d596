import { createTexts } from '@portal/text'

const again = 'Bitte melden Sie sich noch einmal an.'

export const providerSessionTexts = createTexts({
  signIn: 'Anmelden',
  openAgain: 'Fenster noch einmal öffnen',
  busy: 'Die Anmeldung wird geöffnet …',
  signedOut: { title: 'Bitte melden Sie sich an', text: 'Danach sehen Sie hier Ihre Daten.' },
  ended: {
    title: 'Ihre Anmeldung ist abgelaufen',
    text: `Zu Ihrer Sicherheit endet eine Anmeldung nach einiger Zeit. Ihre Daten sind unverändert. ${again}`,
  },
  expired: {
    title: 'Diese Anmeldung ist nicht mehr gültig',
    text: `Sie wurde schon abgeschlossen oder in einem anderen Fenster begonnen. ${again}`,
  },
  refused: {
    title: 'Anmeldung nicht möglich',
    text: 'Die Anmeldung wurde abgelehnt oder abgebrochen. Bitte versuchen Sie es noch einmal.',
  },
  unreachable: {
    title: 'Die Anmeldung ist gerade nicht erreichbar',
    text: 'Das liegt nicht an Ihnen. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es in ein paar Minuten noch einmal.',
  },
  waiting: {
    title: 'Bitte melden Sie sich im geöffneten Fenster an',
    text: 'Danach geht es hier weiter. Wenn Sie das Fenster nicht mehr sehen, öffnen Sie es noch einmal.',
  },
  done: { title: 'Sie sind angemeldet', text: 'Sie können dieses Fenster schließen.' },
})
