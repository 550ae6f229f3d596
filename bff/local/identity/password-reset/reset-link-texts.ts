import { serviceHint } from '@portal/contracts'
import type { OverLink } from './password-resets.repository.ts'

export interface OverLinkText {
  title: string
  text: string
  /** What to do if the text does not apply. */
  otherwise?: string
  /** Which of the two actions is the button; the other is a link. */
  next: 'sign-in' | 'new-link'
  status: number
}

const GONE = 410

/** Why a link to a new password is invalid, and what to do. */
export const overLinkTexts: Record<OverLink, OverLinkText> = {
  use: {
    title: 'Dieser Link wurde schon benutzt',
    text: 'Mit ihm wurde bereits ein neues Passwort festgelegt, und jeder Link gilt nur einmal. Bitte melden Sie sich mit dem neuen Passwort an.',
    otherwise: `Waren Sie das nicht? Dann fordern Sie bitte gleich einen neuen Link an. ${serviceHint()}`,
    next: 'sign-in',
    status: GONE,
  },
  time: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Zu Ihrer Sicherheit gilt jeder Link nur eine Stunde lang. Ihr Passwort ist unverändert.',
    next: 'new-link',
    status: GONE,
  },
  'newer-link': {
    title: 'Es gibt einen neueren Link',
    text: 'Nach dieser E-Mail haben wir Ihnen noch eine geschickt. Bitte öffnen Sie den Link in der neuesten. Ihr Passwort ist unverändert.',
    otherwise: 'Haben Sie die neueste E-Mail nicht mehr? Dann fordern Sie einfach einen neuen Link an.',
    next: 'new-link',
    status: GONE,
  },
  'new-address': {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Seit dieser E-Mail wurde die Adresse geändert, mit der Sie sich anmelden. Bitte fordern Sie einen neuen Link an die neue Adresse an. Ihr Passwort ist unverändert.',
    otherwise: `Haben Sie die Adresse nicht selbst geändert? Dann rufen Sie uns bitte an. ${serviceHint()}`,
    next: 'new-link',
    status: GONE,
  },
  unknown: {
    title: 'Diesen Link kennen wir nicht',
    text: 'Vielleicht ist er nicht vollständig, oder er ist schon lange abgelaufen. Bitte öffnen Sie ihn noch einmal aus der neuesten E-Mail, oder fordern Sie einen neuen Link an.',
    next: 'new-link',
    status: 404,
  },
}
