import { loadErrors } from './load-failed.ts'

/** An error of an element: what the developer of the page can do, and what the customer reads instead of their data. */
interface ElementError {
  advice: string
  /** Missing where the element works all the same. */
  shown?: { title: string; text: string }
}

const unavailable = loadErrors['csp-blocked'].shown
const signInAgain = {
  title: 'Bitte melden Sie sich neu an',
  text: 'Ihre Anmeldung gilt nicht mehr. Melden Sie sich neu an, um Ihre Daten zu sehen.',
}
const signInSilent = {
  title: 'Ihre Anmeldung antwortet nicht',
  text: 'Wir konnten nicht prüfen, ob Sie angemeldet sind. Bitte versuchen Sie es noch einmal.',
}

const errors = {
  'session-missing': {
    advice: 'Set the property session to an object with authorize(), or the attribute session="provider".',
    shown: { title: 'Sie sind nicht angemeldet', text: 'Bitte melden Sie sich an, um Ihre Daten zu sehen.' },
  },
  'authorize-timeout': {
    advice: 'Let authorize() resolve within 10 s, or throw an error named SessionEndedError.',
    shown: signInSilent,
  },
  'authorize-failed': {
    advice:
      'Let authorize() resolve to an object of request headers. If the customer has to sign in, throw an error named SessionEndedError.',
    shown: signInSilent,
  },
  'token-refused': {
    advice:
      'Send an access token of the issuer and the audience that the BFF accepts, and a new one when it was refused.',
    shown: signInAgain,
  },
  'config-missing': {
    advice: 'Serve the app config as JSON at this address with CORS, or give it inline in config.',
    shown: unavailable,
  },
  'config-invalid': {
    advice: 'Correct these entries of the app config, or this attribute.',
    shown: unavailable,
  },
  'tenant-unknown': { advice: 'Set tenant to a brand of this customer, or leave it out.' },
  'origin-not-allowed': {
    advice:
      'Have the origin of this page named in CLIENTS or ALLOWED_ORIGINS of the BFF, or pass its calls on from your own.',
    shown: unavailable,
  },
  'routing-taken': { advice: 'Give routing="hash" or "history" to one element of the page only.' },
  ...loadErrors,
} satisfies Record<string, ElementError>

export type ErrorCode = keyof typeof errors

/** The codes of `portal-error`. They are also in `element-contract.ts` of @portal/contracts. */
export const elementErrors: Record<ErrorCode, ElementError> = errors

/** What the customer reads when the session has ended, which is no error. */
export const sessionEnded = { title: 'Ihre Sitzung ist beendet', text: signInAgain.text }
