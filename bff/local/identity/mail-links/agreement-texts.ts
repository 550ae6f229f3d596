import { serviceHint } from '@portal/contracts'
import type { LinkOutcome } from './link-client.ts'
import { confirmation, type LinkTexts } from './link-texts.ts'

const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

const { outcomes } = confirmation

/** The present mailbox agrees to a new sign-in address. */
export const agreement: LinkTexts = {
  question: {
    title: 'Neuer Anmelde-Adresse zustimmen',
    text: 'Mit einem Klick stimmen Sie zu, dass Sie sich künftig mit einer anderen E-Mail-Adresse in Ihrem Nordtal Konto anmelden. Sie gilt, sobald sie auch in ihrem eigenen Postfach bestätigt ist. Ihr Passwort bleibt gleich.',
    button: 'Der Änderung zustimmen',
  },
  outcomes: {
    ...outcomes,
    'already-done': {
      ...outcomes['already-done'],
      title: 'Schon erledigt',
      text: 'Die neue E-Mail-Adresse gilt bereits. Sie melden sich mit ihr an:',
    },
    waiting: {
      ...outcomes.waiting,
      title: 'Sie haben der Änderung zugestimmt',
      text: 'Vielen Dank. Zugestimmt haben Sie der Anmeldung mit dieser Adresse:',
    },
    expired: {
      ...outcomes.expired,
      text: `Die Änderung Ihrer Anmelde-Adresse wurde inzwischen beendet, durch eine neuere ersetzt oder rückgängig gemacht. An Ihrer Anmeldung hat sich gerade nichts geändert. ${serviceHint()}`,
    },
  },
}

type Waiting = Extract<LinkOutcome, { missing?: unknown }>

const withoutAgreement = (effectiveFrom: string | undefined) =>
  effectiveFrom
    ? `Bitte öffnen Sie den Link in der E-Mail, die wir dorthin geschickt haben. Ohne Zustimmung gilt die neue Adresse ab dem ${moment.format(new Date(effectiveFrom))} Uhr, wenn niemand widerspricht.`
    : 'Die E-Mail dorthin konnten wir noch nicht senden.'

/** What a change still waits for. */
export function textOfMissing({
  missing,
  effectiveFrom,
}: Pick<Waiting, 'missing' | 'effectiveFrom'>): string {
  const text =
    missing === 'new'
      ? 'Es fehlt noch die Bestätigung im Postfach der neuen Adresse. Bitte öffnen Sie den Link in der E-Mail an diese Adresse.'
      : `Es fehlt noch die Zustimmung im Postfach der bisherigen Adresse. ${withoutAgreement(effectiveFrom)}`
  return `${text} Bis dahin melden Sie sich mit der bisherigen Adresse an.`
}
