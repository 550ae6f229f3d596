import { createTexts } from '@portal/text'

export const passwordResetTexts = createTexts({
  lead: 'Ihr neues Passwort legen Sie auf unserer Anmeldeseite fest. Den Weg dorthin schicken wir Ihnen per E-Mail.',
  steps: {
    title: 'So geht es',
    mail: 'Wir schicken Ihnen eine E-Mail mit einem Link. Er gilt eine Stunde und nur einmal.',
    choose: 'Sie öffnen den Link und legen Ihr neues Passwort fest. Bis dahin gilt Ihr bisheriges.',
    signOut:
      'Auf Ihren anderen Geräten melden wir Sie dann ab. Dort melden Sie sich mit dem neuen Passwort an.',
  },
  to: 'Die E-Mail geht an',
  send: 'E-Mail senden',
  sending: 'Die E-Mail wird gesendet …',
  failed: {
    title: 'Passwort zurücksetzen fehlgeschlagen',
    content: 'Versuchen Sie es später erneut',
  },
  already: 'Eine E-Mail ist schon unterwegs an {{email}}.',
  toSent: 'Hinweise zur E-Mail',
  sent: {
    title: 'Wir haben Ihnen eine E-Mail gesendet',
    nextTitle: 'So geht es weiter',
    to: 'Die E-Mail ist unterwegs an {{email}}.',
    next: 'Öffnen Sie den Link darin und legen Sie Ihr neues Passwort fest. Der Link gilt eine Stunde und nur einmal. Bis dahin gilt Ihr bisheriges Passwort.',
    done: 'Fertig',
    resend: 'Erneut senden',
    missingTitle: 'Keine E-Mail bekommen?',
    wait: 'Manchmal dauert es ein paar Minuten. Sehen Sie bitte auch im Spam-Ordner nach. Wenn weiter nichts ankommt, senden wir die E-Mail gern noch einmal.',
    address:
      'Kommen Sie an dieses Postfach nicht mehr heran? Dann ändern Sie bitte zuerst Ihre Anmelde-Adresse.',
    help: 'Wir helfen Ihnen gern',
  },
})
