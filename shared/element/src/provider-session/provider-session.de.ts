import { createTexts } from '@portal/text'

export const providerSessionTexts = createTexts({
  signIn: 'Anmelden',
  openAgain: 'Fenster noch einmal öffnen',
  busy: 'Die Anmeldung wird geöffnet …',
  signedOut: { title: 'Bitte melden Sie sich an', text: 'Danach sehen Sie hier Ihre Daten.' },
  ended: {
    title: 'Ihre Anmeldung ist abgelaufen',
    text: 'Zu Ihrer Sicherheit endet eine Anmeldung nach einiger Zeit. Ihre Daten sind unverändert. Bitte melden Sie sich noch einmal an.',
  },
  waiting: {
    title: 'Bitte melden Sie sich im geöffneten Fenster an',
    text: 'Danach geht es hier weiter. Wenn Sie das Fenster nicht mehr sehen, öffnen Sie es noch einmal.',
  },
  done: { title: 'Sie sind angemeldet', text: 'Sie können dieses Fenster schließen.' },
})
