import { createTexts } from '@portal/text'

export const identityLinkingTexts = createTexts({
  title: 'Konto verknüpfen',
  lead: 'So ist Ihr Nordtal Konto mit Ihren Verträgen verknüpft.',
  leadUnlinked:
    'Mit Ihrem Konto ist noch kein Vertrag verknüpft. Bitte geben Sie den Registrierungscode aus Ihrem Brief oder Ihrer E-Mail ein.',
  account: {
    title: 'Ihr Konto',
    email: 'Angemeldet mit',
    brands: 'Verknüpft mit',
    none: 'noch keiner Marke',
  },
  toOverview: 'Zur Übersicht',
  progress: { label: 'Ihr Weg zum Konto', steps: ['Einladung', 'Postleitzahl', 'Konto'] },
  welcome: {
    title: 'Willkommen beim Nordtal Konto',
    lead: 'Sie haben eine Einladung bekommen? Dann öffnen Sie bitte den Link darin, oder geben Sie hier Ihren Registrierungscode ein. Wenn Sie schon ein Konto haben, melden Sie sich bitte an.',
    signIn: 'Anmelden',
  },
  codeEntry: {
    title: 'Registrierungscode eingeben',
    field: 'Registrierungscode',
    hint: '26 Buchstaben und Ziffern. Leerzeichen und Bindestriche können Sie weglassen.',
    submit: 'Registrierungscode prüfen',
  },
  check: {
    title: 'Wir prüfen Ihre Einladung',
    lead: 'Das dauert nur einen Augenblick.',
  },
  noAnswer: {
    title: 'Keine Antwort',
    lead: 'Wir konnten Ihre Einladung gerade nicht prüfen. Ihr Registrierungscode geht dabei nicht verloren.',
    retry: 'Erneut versuchen',
  },
  unreadable: {
    title: 'Dieser Registrierungscode ist nicht vollständig',
    lead: 'In dem Link fehlt etwas, oder es steht zu viel darin. Bitte geben Sie den Registrierungscode so ein, wie er in Ihrer Einladung steht.',
  },
  unknown: {
    title: 'Diesen Registrierungscode kennen wir nicht',
    lead: 'Bitte vergleichen Sie ihn mit Ihrer Einladung. Haben Sie inzwischen eine neuere bekommen, dann nehmen Sie bitte deren Registrierungscode.',
  },
  accountExists: {
    title: 'Es gibt schon ein Konto',
    lead: 'Mit dieser Einladung wurde bereits ein Konto angelegt. Melden Sie sich einfach an.',
    leadSignedIn:
      'Diese Einladung wurde bereits eingelöst. Sie sind schon angemeldet und können direkt weitermachen.',
    leadUnlinked:
      'Diese Einladung gehört schon zu einem anderen Konto. Bitte melden Sie sich hier ab, und dann mit dem anderen wieder an.',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
  },
  locked: {
    title: 'Diese Einladung ist gesperrt',
    lead: 'Die Postleitzahl war dreimal falsch. Zu Ihrer Sicherheit können Sie diese Einladung nicht mehr benutzen. Unser Kundenservice hilft Ihnen gern weiter und schickt Ihnen auf Wunsch eine neue.',
  },
  expired: {
    title: 'Ihre Einladung ist abgelaufen',
    lead: 'Einladungen gelten zu Ihrer Sicherheit nur eine begrenzte Zeit. Fordern Sie einfach eine neue an.',
    renew: 'Neue Einladung anfordern',
  },
  invitation: {
    title: 'Schön, dass Sie da sind',
    lead: 'Ihre Einladung ist gültig. Bitte bestätigen Sie noch, dass sie Ihnen gilt: mit der Postleitzahl Ihrer Anschrift.',
    leadOf:
      'Ihre Einladung von {{brand}} ist gültig. Bitte bestätigen Sie noch, dass sie Ihnen gilt: mit der Postleitzahl Ihrer Anschrift.',
    proceed: 'Postleitzahl bestätigen',
    otherAccount:
      'Ist es nicht Ihres? Sobald Ihre Postleitzahl bestätigt ist, können Sie ein anderes wählen.',
  },
  signedIn: {
    as: 'Sie sind angemeldet als {{email}}.',
    unnamed: 'Sie sind angemeldet.',
    thisAccount: 'Ihre Verträge werden mit diesem Konto verknüpft.',
  },
  confirmed: {
    title: 'Ihre Identität ist bestätigt',
    lead: 'Jetzt fehlt nur noch Ihr Konto: Legen Sie es an, und Ihre Verträge sind gleich darin.',
    address: 'Als E-Mail-Adresse schlagen wir {{email}} vor. Sie können auch eine andere angeben.',
    create: 'Weiter zur Kontoerstellung',
    signIn: 'Ich habe schon ein Konto',
    leaving: 'Sie werden weitergeleitet …',
    unreachable:
      'Die Anmeldung ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    elsewhere: 'Ein Konto können Sie hier nicht anlegen. Bitte öffnen Sie Ihre Einladung im Nordtal Konto.',
    proofExpired: {
      title: 'Bitte bestätigen Sie Ihre Postleitzahl noch einmal',
      content: 'Zu Ihrer Sicherheit gilt die Bestätigung nur eine halbe Stunde.',
    },
    signedIn: {
      lead: 'Jetzt fehlt nur noch ein Schritt: Verknüpfen Sie Ihre Verträge mit Ihrem Konto.',
      link: 'Mit diesem Konto verknüpfen',
      other:
        'Ist es nicht Ihres? Dann melden Sie sich bitte mit Ihrem eigenen an. Dort können Sie auch eines anlegen.',
      otherAccount: 'Mit einem anderen Konto anmelden',
      linking: 'Ihre Verträge werden verknüpft …',
    },
  },
  contact: { link: 'Kundenservice kontaktieren', title: 'So erreichen Sie uns', close: 'Schließen' },
  notFound: { text: 'Diese Seite gehört zu keiner Einladung.', back: 'Zur Einladung' },
})
