import { createTexts } from '@portal/text'

export const devicesTexts = createTexts({
  lead: 'Hier sehen Sie, in welchen Browsern Ihr Konto angemeldet ist. Was Sie nicht mehr nutzen oder nicht kennen, können Sie abmelden.',
  unknown: 'Unbekanntes Gerät',
  kinds: { phone: 'Smartphone', tablet: 'Tablet', computer: 'Computer' },
  lastUsed: 'Zuletzt benutzt: {{day}}, {{time}} Uhr',
  signedIn: 'Angemeldet: {{day}}, {{time}} Uhr',
  current: {
    title: 'Dieses Gerät',
    how: 'Hier melden Sie sich über das Bild Ihres Kontos oben rechts ab.',
  },
  others: {
    title: 'Andere Geräte',
    count_zero: 'Kein anderes Gerät ist angemeldet.',
    count_one: 'Ein anderes Gerät ist angemeldet.',
    count_other: '{{count}} andere Geräte sind angemeldet.',
  },
  all: {
    title: 'Ihre Geräte',
    count_zero: 'Kein Gerät ist angemeldet.',
    count_one: 'Ein Gerät ist angemeldet.',
    count_other: '{{count}} Geräte sind angemeldet.',
    unmarked: 'Welches davon dieses Gerät ist, können wir gerade nicht erkennen.',
  },
  none: {
    title: 'Gerade können wir keine Geräte zuordnen',
    text: 'Möchten Sie sicher sein, dass nur Sie angemeldet sind? Dann legen Sie bitte ein neues Passwort fest. Damit melden wir auch alle anderen Geräte ab.',
  },
  strange: {
    title: 'Sie kennen ein Gerät nicht?',
    text: 'Melden Sie es ab, und legen Sie ein neues Passwort fest. Damit melden wir auch alle anderen Geräte ab.',
  },
  atOnce:
    'Ein abgemeldetes Gerät bekommt ab sofort keine Daten mehr aus Ihrem Konto. Dort braucht es wieder Ihr Passwort.',
  purpose: 'ein anderes Gerät abmelden',
  signOut: 'Abmelden',
  signingOut: 'Das Gerät wird abgemeldet …',
  signedOut: 'Gerät abgemeldet',
  signedOutBefore: 'Dieses Gerät war schon abgemeldet',
  outdated: {
    title: 'Die Liste ist vielleicht nicht aktuell',
    text: 'Der neueste Stand ließ sich nicht laden. Bitte versuchen Sie es noch einmal.',
  },
  loading: 'Ihre Geräte werden geladen …',
  signOutOthers: {
    link: 'Alle anderen Geräte abmelden',
    title: 'Alle anderen Geräte abmelden?',
    purpose: 'alle anderen Geräte abmelden',
    text: 'Dort brauchen Sie dann wieder Ihr Passwort. Auf diesem Gerät bleiben Sie angemeldet.',
    save: 'Alle anderen abmelden',
    saving: 'Die Geräte werden abgemeldet …',
    done: 'Alle anderen Geräte abgemeldet',
    none: 'Es war kein anderes Gerät angemeldet',
  },
  refused: {
    current:
      'Das ist das Gerät, das Sie gerade benutzen. Melden Sie sich hier bitte über das Bild Ihres Kontos oben rechts ab.',
    timeout:
      'Die Antwort hat zu lange gedauert. Ob die Abmeldung geklappt hat, wissen wir nicht. Bitte versuchen Sie es noch einmal.',
    offline: 'Es gibt gerade keine Verbindung. Bitte versuchen Sie es noch einmal, sobald Sie online sind.',
    other: 'Die Abmeldung hat leider nicht geklappt. Bitte versuchen Sie es später noch einmal.',
  },
})
