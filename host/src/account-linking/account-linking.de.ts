import { createTexts } from '@portal/text'

const FAILED = 'Die Verknüpfung hat noch nicht geklappt'

export const accountLinkingTexts = createTexts({
  linking: {
    title: 'Ihr Konto wird verknüpft',
    text: 'Wir ordnen Ihrem Konto Ihre Verträge zu. Das dauert nur einen Moment.',
  },
  linked: {
    title: 'Konto verknüpft',
    ofOwner:
      'Die Verträge von {{owner}} sind jetzt mit Ihrem Konto verknüpft. Über den Link in unserer E-Mail können Sie das 72 Stunden lang aufheben.',
    own: 'Ihre Verträge sind jetzt mit Ihrem Konto verknüpft.',
  },
  unconfirmed: {
    title: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Wir haben Ihnen eine E-Mail {{to}}geschickt. Öffnen Sie bitte den Link darin und kommen Sie dann hierher zurück. Ihre Verträge verknüpfen wir erst, wenn die Adresse bestätigt ist: So sieht sie niemand, wenn sich jemand vertippt hat.',
    to: 'an {{eMailAddress}} ',
    next: 'Ich habe die Adresse bestätigt',
    looking: 'Wir sehen nach …',
    resend: 'E-Mail erneut senden',
    sending: 'Die E-Mail wird gesendet …',
    sent: 'Die E-Mail ist unterwegs. Sehen Sie bitte auch im Spam-Ordner nach.',
    notSent: 'Die E-Mail ließ sich gerade nicht senden. Bitte versuchen Sie es in einer Minute noch einmal.',
    correct: 'Andere E-Mail-Adresse verwenden',
    cancel: 'Abbrechen und abmelden',
  },
  otherOwner: {
    title: 'Gehören die Verträge von {{owner}} zu Ihnen?',
    text: 'Die Verträge zu Ihrer Einladung laufen auf {{owner}}, Ihr Konto läuft auf einen anderen Namen. Wenn Sie verknüpfen, sehen und ändern Sie diese Verträge in Ihrem Konto. Wir schreiben auch an die Adressen, die zu den Verträgen bekannt sind.',
    confirm: 'Ja, Verträge verknüpfen',
  },
  overview: 'Zur Übersicht',
  confirmAgain: 'Noch einmal bestätigen',
  enterAgain: 'Registrierungscode noch einmal eingeben',
  otherAccount: 'Mit einem anderen Konto anmelden',
  contact: 'So erreichen Sie uns',
  retry: 'Erneut versuchen',
  signIn: 'Erneut anmelden',
  unreachable:
    'Die Anmeldung ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  /** Why an invitation was not linked. */
  refusals: {
    'brand-taken': {
      title: 'Zu diesem Konto gehört schon eine andere Kundennummer',
      text: 'Mit dem Konto, mit dem Sie angemeldet sind, nutzen Sie bereits Verträge dieser Marke unter einer anderen Kundennummer. Zwei Kundennummern derselben Marke können wir hier nicht zusammenlegen. Unser Service hilft Ihnen gern weiter. Oder Sie verwenden für diese Einladung ein anderes Konto.',
    },
    expired: {
      title: 'Ihre Bestätigung ist abgelaufen',
      text: 'Zu Ihrer Sicherheit gilt die Bestätigung der Postleitzahl eine halbe Stunde lang. Ihr Konto ist in Ordnung, und Sie bleiben angemeldet. Bitte bestätigen Sie Ihre Postleitzahl noch einmal, dann verknüpfen wir Ihre Verträge mit diesem Konto.',
    },
    unknown: {
      title: 'Wir finden Ihre Einladung nicht mehr',
      text: 'Vielleicht ist sie schon verwendet, zum Beispiel in einem anderen Fenster. Ihr Konto ist in Ordnung, und Sie bleiben angemeldet. Bitte geben Sie den Registrierungscode aus Ihrem Brief oder Ihrer E-Mail noch einmal ein.',
    },
  },
  /** Why the call failed. */
  failures: {
    offline: {
      title: FAILED,
      text: 'Die Verbindung ist abgerissen. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es dann noch einmal, doppelt verknüpft wird dabei nichts.',
    },
    'too-many-requests': {
      title: 'Bitte warten Sie einen Moment',
      text: 'Zum Schutz Ihrer Daten machen wir nach vielen Versuchen eine Pause. Bitte versuchen Sie es in zehn Minuten noch einmal.',
    },
    'email-address-in-use': {
      title: 'Diese E-Mail-Adresse gehört schon zu einem anderen Konto',
      text: 'Deshalb können wir dieses Konto nicht mit Ihrer Einladung verknüpfen. Bitte wenden Sie sich an unseren Service.',
    },
    'sign-in-too-old': {
      title: 'Bitte melden Sie sich noch einmal an',
      text: 'Bitte bestätigen Sie mit Ihrem Passwort, dass Sie diese Verträge mit Ihrem Konto verknüpfen möchten. So kann es niemand tun, der Ihr Gerät offen vorfindet. Danach geht es hier weiter.',
    },
    'account-deleted': {
      title: 'Dieses Konto wird gelöscht',
      text: 'Sie haben die Löschung dieses Kontos beauftragt. Für Ihre Einladung brauchen Sie ein anderes Konto.',
    },
    'third-brand': {
      title: 'Dieses Konto gehört zu {{brand}}',
      text: 'Kundinnen und Kunden von {{brand}} nutzen ein eigenes Portal. Für Ihre Einladung brauchen Sie ein anderes Konto.',
    },
    other: {
      title: FAILED,
      text: 'Ihr Konto ist in Ordnung, nur Ihre Verträge sind ihm noch nicht zugeordnet. Bitte versuchen Sie es noch einmal, doppelt verknüpft wird dabei nichts.',
    },
  },
})
