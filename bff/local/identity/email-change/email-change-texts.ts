import { serviceHint } from '../../../src/outbox/notices/service-hint.ts'
import type { LinkOutcome } from './bff-links.ts'

interface PageText {
  title: string
  /** Ends with a colon where the address follows. */
  text: string
  afterAddress?: string
  action?: { label: string; href: string }
  status?: number
}

const toSignIn = { label: 'Zur Anmeldung', href: '/login' }
const toAccount = { label: 'Zum Nordtal Konto', href: '/' }

const unanswered: Record<'too-many-requests' | 'unavailable', PageText> = {
  'too-many-requests': {
    title: 'Zu viele Versuche',
    text: 'Zu Ihrem Schutz machen wir eine Pause. Bitte öffnen Sie den Link in der E-Mail in zehn Minuten noch einmal.',
    status: 429,
  },
  unavailable: {
    title: 'Das hat leider nicht geklappt',
    text: 'Es hat sich nichts geändert. Bitte öffnen Sie den Link in der E-Mail in ein paar Minuten noch einmal.',
    status: 503,
  },
}

/** Which link it is: what its page asks before anything happens, and what it says afterwards. */
export interface LinkTexts {
  question: { title: string; text: string; button: string }
  outcomes: Record<LinkOutcome['result'], PageText>
}

export const confirmation: LinkTexts = {
  question: {
    title: 'Neue E-Mail-Adresse bestätigen',
    text: 'Mit einem Klick bestätigen Sie, dass die neue E-Mail-Adresse Ihnen gehört. Danach melden Sie sich nur noch mit ihr in Ihrem Nordtal Konto an. Ihr Passwort bleibt gleich.',
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
    expired: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Zu Ihrer Sicherheit gilt der Link nur einmal und nur 24 Stunden. An Ihrer Anmeldung hat sich gerade nichts geändert. Einen neuen Link fordern Sie im Konto unter „Anmeldung & Sicherheit“ an.',
      action: toAccount,
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
      action: toAccount,
      status: 409,
    },
    ...unanswered,
  },
}

export const undo: LinkTexts = {
  question: {
    title: 'Änderung rückgängig machen',
    text: 'Mit einem Klick gilt wieder Ihre bisherige E-Mail-Adresse. Mit der neuen kann sich dann niemand mehr anmelden.',
    button: 'Änderung rückgängig machen',
  },
  outcomes: {
    done: {
      title: 'Ihre bisherige E-Mail-Adresse gilt wieder',
      text: 'Melden Sie sich wieder mit dieser Adresse an:',
      afterAddress:
        'Haben Sie die Änderung nicht selbst veranlasst? Dann legen Sie bitte gleich ein neues Passwort fest: auf der Anmeldeseite unter „Passwort vergessen?“.',
      action: toSignIn,
    },
    'already-done': {
      title: 'Schon rückgängig gemacht',
      text: 'Ihre bisherige E-Mail-Adresse gilt bereits wieder. Sie melden sich mit ihr an:',
      action: toSignIn,
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
    ...unanswered,
  },
}
