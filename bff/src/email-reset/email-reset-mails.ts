import { serviceHint } from '@portal/contracts'
import { momentOf } from '../german-dates.ts'
import type { MailContent } from '../mail/mail-content.ts'
import { withShownHosts } from '../shown-address.ts'

const wasItYou = `Waren Sie das nicht? Dann ändern Sie bitte sofort Ihr Passwort. ${serviceHint()}`

/** Names no one, because the address may be mistyped. */
export const confirmationMail = (link: string): MailContent => ({
  subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  heading: 'Ist das Ihre E-Mail-Adresse?',
  paragraphs: [
    'für ein Nordtal Konto wurde diese E-Mail-Adresse angegeben, um sich künftig damit anzumelden.',
    'Bitte bestätigen Sie, dass die Adresse Ihnen gehört. Wir fragen auch im Postfach der bisherigen Adresse nach. Die neue gilt, sobald dort zugestimmt wurde oder 72 Stunden lang niemand widersprochen hat. Bis dahin gilt die bisherige Adresse weiter.',
  ],
  action: { label: 'E-Mail-Adresse bestätigen', url: link },
  afterAction: [
    'Der Link gilt 24 Stunden. Haben Sie mehrere dieser E-Mails bekommen, gilt nur der Link in der neuesten.',
    'Sie haben damit nichts zu tun? Dann löschen Sie diese E-Mail einfach, es ändert sich nichts.',
  ],
})

interface Agreement {
  newAddress: string
  link: string
  /** From when on nobody needs to agree, ISO 8601. */
  until: string
  reportLink: string
}

/** Names the new address in full: a customer who has just asked for another one must see that this is not it. */
export const agreementMail = (
  name: string,
  { newAddress, link, until, reportLink }: Agreement,
): MailContent => ({
  subject: 'Bitte stimmen Sie der neuen Anmelde-Adresse zu',
  heading: 'Möchten Sie Ihre Anmelde-Adresse ändern?',
  name,
  paragraphs: [
    `für Ihr Nordtal Konto wurde eine neue E-Mail-Adresse zur Anmeldung angegeben: ${withShownHosts(newAddress)}. Zu Ihrer Sicherheit fragen wir in beiden Postfächern nach.`,
    'Waren Sie das? Dann stimmen Sie bitte zu, und bestätigen Sie auch die E-Mail an die neue Adresse. Sobald beides geschehen ist, melden Sie sich mit der neuen Adresse an.',
  ],
  action: { label: 'Der Änderung zustimmen', url: link },
  afterAction: [
    `Ohne Ihre Zustimmung gilt die neue Adresse ab dem ${momentOf(until)}, wenn sie in ihrem eigenen Postfach bestätigt wurde und Sie nicht widersprechen. Bis dahin melden Sie sich mit dieser Adresse hier an.`,
    'Mit „Das war ich nicht“ ziehen Sie die Änderung zurück und sichern Ihr Konto.',
  ],
  reportLink,
})

export const changedMailToOld = (
  name: string,
  { link, until }: { link: string; until: string },
): MailContent => ({
  subject: 'Ihre Anmelde-Adresse wurde geändert',
  heading: 'Ihre Anmelde-Adresse wurde geändert',
  name,
  paragraphs: [
    'für Ihr Nordtal Konto gilt jetzt eine andere E-Mail-Adresse. Mit dieser hier können Sie sich nicht mehr anmelden.',
    'Haben Sie die Änderung selbst veranlasst? Dann ist alles erledigt.',
    'Waren Sie das nicht? Dann machen Sie die Änderung bitte rückgängig und legen Sie danach ein neues Passwort fest.',
  ],
  action: { label: 'Änderung rückgängig machen', url: link },
  afterAction: [`Der Link gilt bis zum ${momentOf(until)}. ${serviceHint()}`],
})

export const changedMailToNew = (name: string, portalUrl: string): MailContent => ({
  subject: 'Ihre neue Anmelde-Adresse gilt',
  heading: 'Ihre neue E-Mail-Adresse gilt',
  name,
  paragraphs: [
    'vielen Dank, Ihre neue E-Mail-Adresse ist bestätigt. Melden Sie sich ab sofort mit ihr in Ihrem Nordtal Konto an. Ihr Passwort bleibt gleich.',
  ],
  action: { label: 'Zum Nordtal Konto', url: portalUrl },
  afterAction: [wasItYou],
})

export const undoneMailToOld = (name: string, portalUrl: string): MailContent => ({
  subject: 'Ihre bisherige Anmelde-Adresse gilt wieder',
  heading: 'Ihre bisherige E-Mail-Adresse gilt wieder',
  name,
  paragraphs: [
    'die Änderung Ihrer Anmelde-Adresse ist rückgängig gemacht. Melden Sie sich wieder mit dieser E-Mail-Adresse an.',
    'Haben Sie die Änderung nicht selbst veranlasst? Dann kennt jemand Ihr Passwort. Legen Sie bitte gleich ein neues fest: auf der Anmeldeseite unter „Passwort vergessen?“.',
  ],
  action: { label: 'Zum Nordtal Konto', url: portalUrl },
  afterAction: [serviceHint()],
})

/** The reader may never have been the customer. */
export const undoneMailToNew = (): MailContent => ({
  subject: 'Diese Anmelde-Adresse gilt nicht mehr',
  heading: 'Diese E-Mail-Adresse gilt nicht mehr',
  paragraphs: [
    'die Änderung der Anmelde-Adresse eines Nordtal Kontos ist rückgängig gemacht. Mit dieser E-Mail-Adresse können Sie sich dort nicht mehr anmelden.',
  ],
  afterAction: [serviceHint()],
})

export const refusedMail = (name: string, portalUrl: string): MailContent => ({
  subject: 'Ihre Anmelde-Adresse ist gleich geblieben',
  heading: 'Die Änderung hat leider nicht geklappt',
  name,
  paragraphs: [
    'Sie wollten sich künftig mit einer anderen E-Mail-Adresse in Ihrem Nordtal Konto anmelden. Diese Adresse konnten wir leider nicht übernehmen. Das tut uns leid.',
    'Melden Sie sich bitte weiter mit dieser E-Mail-Adresse hier an. Ihr Passwort bleibt gleich. Eine andere Adresse können Sie jederzeit im Konto unter „Anmeldung & Sicherheit“ angeben.',
  ],
  action: { label: 'Zum Nordtal Konto', url: portalUrl },
  afterAction: [wasItYou],
})

export const undoRefusedMail = (name: string): MailContent => ({
  subject: 'Ihre bisherige Anmelde-Adresse gilt noch nicht wieder',
  heading: 'Das Rückgängigmachen hat leider nicht geklappt',
  name,
  paragraphs: [
    'Sie wollten sich wieder mit dieser E-Mail-Adresse in Ihrem Nordtal Konto anmelden. Das konnten wir leider nicht einrichten, und es gilt weiter die neue Adresse. Das tut uns leid.',
    `Bitte rufen Sie uns an, damit wir Ihnen gleich weiterhelfen. ${serviceHint()}`,
  ],
})
