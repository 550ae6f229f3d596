import { portalPaths, serviceHint } from '@portal/contracts'
import type { LinkOutcome } from './link-client.ts'

interface PageText {
  title: string
  /** Ends with a colon where the address follows. */
  text: string
  /** Before the names of contracts that have not got the address. */
  beforeContracts?: string
  /** After these names, for an address that is used for contact nevertheless. */
  contactOnly?: string
  afterAddress?: string
  action?: { label: string; href: string }
  /** A second way on, on a page of the provider itself. */
  more?: { label: string; href: string }
  status?: number
}

const toSignIn = { label: 'Zur Anmeldung', href: '/login' }
const toAccount = { label: 'Zum Nordtal Konto', href: '/' }
const toSecurity = { label: 'Zu Anmeldung & Sicherheit', href: portalPaths.security }
const toAddresses = { label: 'Zu Ihren E-Mail-Adressen', href: portalPaths.emails }
const toNewPassword = { label: 'Neues Passwort festlegen', href: '/forgot-password' }

const secured =
  'Zu Ihrer Sicherheit sind alle Geräte abgemeldet, und das bisherige Passwort gilt nicht mehr. Wir schicken Ihnen gleich eine E-Mail mit dem Link zu einem neuen Passwort.'

/** The backend may have finished before it fell silent; a link that did its work says so when it is opened again. */
const unavailable: PageText = {
  title: 'Wir haben keine Antwort bekommen',
  text: 'Wir wissen gerade nicht, ob es geklappt hat. Bitte öffnen Sie den Link in der E-Mail in ein paar Minuten noch einmal. Dann sehen Sie, ob schon alles erledigt ist.',
  status: 503,
}

type OfSomeLinks = 'in-use' | 'waiting' | 'postponed' | 'refused'

/** Which link it is: what its page asks before anything happens, and what it says afterwards. */
export interface LinkTexts {
  question: { title: string; text: string; button: string }
  outcomes: Record<Exclude<LinkOutcome['result'], 'too-many-requests' | OfSomeLinks>, PageText> &
    Partial<Record<OfSomeLinks, PageText>>
}

export const confirmation: LinkTexts = {
  question: {
    title: 'Neue E-Mail-Adresse bestätigen',
    text: 'Mit einem Klick bestätigen Sie, dass die neue E-Mail-Adresse Ihnen gehört. Wir fragen auch im Postfach der bisherigen Adresse nach. Die neue gilt, sobald dort zugestimmt wurde oder 72 Stunden lang niemand widersprochen hat. Ihr Passwort bleibt gleich.',
    button: 'E-Mail-Adresse bestätigen',
  },
  outcomes: {
    done: {
      title: 'Ihre neue E-Mail-Adresse gilt',
      text: 'Vielen Dank. Melden Sie sich ab sofort mit dieser Adresse an:',
      action: toSignIn,
    },
    'already-done': {
      title: 'Schon bestätigt',
      text: 'Diese E-Mail-Adresse ist bereits bestätigt. Sie melden sich mit ihr an:',
      action: toSignIn,
    },
    waiting: {
      title: 'Ihre neue E-Mail-Adresse ist bestätigt',
      text: 'Vielen Dank. Bestätigt ist diese Adresse:',
      action: toSecurity,
    },
    expired: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Er ist älter als 24 Stunden, oder die Änderung wurde inzwischen beendet oder rückgängig gemacht. An Ihrer Anmeldung hat sich gerade nichts geändert. Einen neuen Link fordern Sie unter „Anmeldung & Sicherheit“ an.',
      action: toSecurity,
      status: 410,
    },
    unknown: {
      title: 'Diesen Link kennen wir nicht',
      text: 'Vielleicht ist der Link nicht vollständig, oder Sie haben inzwischen eine neuere E-Mail von uns bekommen. Bitte öffnen Sie den Link in der neuesten E-Mail.',
      action: toAccount,
      status: 404,
    },
    'in-use': {
      title: 'Diese E-Mail-Adresse wird schon verwendet',
      text: 'Inzwischen gehört sie zu einem anderen Nordtal Konto. Ihre bisherige E-Mail-Adresse gilt weiter. Bitte wählen Sie unter „Anmeldung & Sicherheit“ eine andere.',
      action: toSecurity,
      status: 409,
    },
    unavailable,
  },
}

export const addressConfirmation: LinkTexts = {
  question: {
    title: 'E-Mail-Adresse bestätigen',
    text: 'Mit einem Klick bestätigen Sie, dass diese Adresse Ihnen gehört. Danach sehen Sie, wofür wir sie übernehmen konnten.',
    button: 'E-Mail-Adresse bestätigen',
  },
  outcomes: {
    done: {
      title: 'Ihre E-Mail-Adresse ist bestätigt',
      text: 'Vielen Dank. Wir schreiben Ihnen ab sofort an diese Adresse:',
      beforeContracts: 'Nicht übernehmen konnten wir sie für:',
      action: toAddresses,
    },
    refused: {
      title: 'Das hat leider nicht geklappt',
      text: 'Wir können die Verträge gerade nicht umstellen auf:',
      beforeContracts: 'Es bleibt bei der bisherigen Adresse für:',
      contactOnly: 'Die neue Adresse ist bestätigt und gilt jetzt nur für Werbung und Rückfragen.',
      afterAddress: serviceHint(),
      action: toAddresses,
      status: 409,
    },
    postponed: {
      title: 'Das hat noch nicht ganz geklappt',
      text: 'Unsere Systeme haben nicht geantwortet. Bitte öffnen Sie den Link in der E-Mail später noch einmal, er gilt jetzt weitere 24 Stunden. Es geht um:',
      beforeContracts: 'Noch nicht übernommen für:',
      action: toAddresses,
      status: 503,
    },
    'already-done': {
      title: 'Schon bestätigt',
      text: 'Bereits bestätigt ist diese Adresse:',
      action: toAddresses,
    },
    expired: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Er ist älter als 24 Stunden, oder die Adresse wurde inzwischen zurückgezogen. Es hat sich nichts geändert. Einen neuen Link fordern Sie im Nordtal Konto unter „Persönliche Daten“ an.',
      action: toAddresses,
      status: 410,
    },
    unknown: confirmation.outcomes.unknown,
    unavailable,
  },
}

export const undo: LinkTexts = {
  question: {
    title: 'Änderung rückgängig machen',
    text: 'Mit einem Klick gilt wieder Ihre bisherige E-Mail-Adresse. Zu Ihrer Sicherheit melden wir dann alle Geräte ab, und Sie legen ein neues Passwort fest.',
    button: 'Änderung rückgängig machen',
  },
  outcomes: {
    done: {
      title: 'Ihre bisherige E-Mail-Adresse gilt wieder',
      text: 'Melden Sie sich wieder mit dieser Adresse an:',
      afterAddress: secured,
      action: toSignIn,
      more: toNewPassword,
    },
    'already-done': {
      title: 'Schon rückgängig gemacht',
      text: 'Ihre bisherige E-Mail-Adresse gilt bereits wieder. Sie melden sich mit ihr an:',
      afterAddress: secured,
      action: toSignIn,
      more: toNewPassword,
    },
    expired: {
      title: 'Dieser Link gilt nicht mehr',
      text: `Rückgängig machen können Sie eine Änderung nur einmal und nur 72 Stunden lang. Haben Sie Ihre E-Mail-Adresse nicht selbst geändert? Dann rufen Sie uns bitte an. ${serviceHint()}`,
      action: toAccount,
      status: 410,
    },
    unknown: {
      title: 'Diesen Link kennen wir nicht',
      text: 'Vielleicht ist der Link nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der neuesten E-Mail.',
      action: toAccount,
      status: 404,
    },
    'in-use': {
      title: 'Das geht leider nicht mehr',
      text: `Ihre bisherige E-Mail-Adresse gehört inzwischen zu einem anderen Nordtal Konto. Bitte rufen Sie uns an. ${serviceHint()}`,
      action: toAccount,
      status: 409,
    },
    unavailable,
  },
}

export const notMe: LinkTexts = {
  question: {
    title: 'Konto sichern',
    text: 'Mit einem Klick melden wir alle Geräte ab. Anmelde-Adresse, Telefon-PIN und Vertragspost lassen sich dann nicht mehr ändern, bis Sie ein neues Passwort festgelegt haben. Was wir zurücknehmen können, nehmen wir zurück.',
    button: 'Das war ich nicht',
  },
  outcomes: {
    done: {
      title: 'Ihr Konto ist gesichert',
      text: 'Alle Geräte sind abgemeldet. Den Link zu einem neuen Passwort schicken wir an:',
      afterAddress: `Bitte legen Sie das neue Passwort gleich fest. ${serviceHint()}`,
      action: toSignIn,
      more: toNewPassword,
    },
    'already-done': {
      title: 'Ihr Konto ist schon gesichert',
      text: 'Sie haben das bereits gemeldet. Die E-Mail mit dem Link zu einem neuen Passwort ist unterwegs.',
      afterAddress: serviceHint(),
      action: toSignIn,
      more: toNewPassword,
    },
    expired: {
      title: 'Dieser Link gilt nicht mehr',
      text: `Er ist älter als zwei Wochen, oder die Adresse gehört nicht mehr zu Ihrem Konto. Möchten Sie Ihr Konto sichern? Dann legen Sie bitte ein neues Passwort fest oder rufen Sie uns an. ${serviceHint()}`,
      action: toAccount,
      more: toNewPassword,
      status: 410,
    },
    unknown: undo.outcomes.unknown,
    unavailable,
  },
}

export const unlink: LinkTexts = {
  question: {
    title: 'Verknüpfung aufheben',
    text: 'Mit einem Klick gehören die Verträge nicht mehr zu dem Nordtal Konto, mit dem sie verknüpft wurden. An die Postanschrift der Verträge schicken wir einen Brief mit einem neuen Registrierungscode.',
    button: 'Verknüpfung aufheben',
  },
  outcomes: {
    done: {
      title: 'Die Verknüpfung ist aufgehoben',
      text: `Das Konto sieht die Verträge nicht mehr. Der Brief mit einem neuen Registrierungscode ist in 3 bis 4 Werktagen da. ${serviceHint()}`,
      action: toAccount,
    },
    'already-done': {
      title: 'Schon aufgehoben',
      text: `Diese Verknüpfung wurde bereits aufgehoben. ${serviceHint()}`,
      action: toAccount,
    },
    expired: {
      title: 'Dieser Link gilt nicht mehr',
      text: `Aufheben können Sie eine Verknüpfung nur 72 Stunden lang. Gehören die Verträge nicht zu diesem Konto? Dann rufen Sie uns bitte an. ${serviceHint()}`,
      action: toAccount,
      status: 410,
    },
    unknown: undo.outcomes.unknown,
    unavailable,
  },
}
