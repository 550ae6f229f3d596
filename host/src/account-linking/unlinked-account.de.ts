import { createTexts } from '@portal/text'

export const unlinkedAccountTexts = createTexts({
  title: 'Willkommen! Jetzt fehlt nur noch Ihr Vertrag',
  lead: 'Ihre Anmeldung hat geklappt, aber mit Ihrem Konto ist noch kein Vertrag verknüpft. Das holen Sie mit dem Registrierungscode nach, den Sie von uns bekommen haben.',
  code: {
    title: 'Haben Sie einen Registrierungscode?',
    text: 'Er steht in Ihrer Einladung, per Brief oder per E-Mail. Danach bestätigen Sie noch die Postleitzahl Ihrer Anschrift, und Ihre Verträge sind hier.',
    enter: 'Registrierungscode eingeben',
  },
  newCode: {
    title: 'Neuen Registrierungscode anfordern',
    expired:
      'Ist Ihr Registrierungscode abgelaufen? Geben Sie ihn trotzdem ein: Sie können dann gleich einen neuen anfordern, per E-Mail oder per Brief.',
    lost: 'Haben Sie keine Einladung mehr? Unser Service schickt Ihnen gern eine neue.',
    ask: 'Beim Service anfordern',
    subject: 'Neue Einladung zum Nordtal Konto',
  },
  contact: 'So erreichen Sie uns',
  stored: {
    title: 'Was wir von Ihnen gespeichert haben',
    text: 'Ihre E-Mail-Adresse, Ihre angemeldeten Geräte und Ihre letzten Anmeldungen. Ihr Passwort kennen wir nicht.',
    show: 'Meine Daten anzeigen',
    loading: 'Ihre Daten werden zusammengestellt …',
    save: 'Als JSON herunterladen',
    file: 'Meine-Daten',
    what: 'Was',
    yes: 'Ja',
    no: 'Nein',
    unknown: 'nicht bekannt',
    incomplete: 'Geräte und Anmeldungen fehlen im Moment, weil der Anmeldedienst nicht antwortet.',
  },
  deletion: {
    title: 'Konto löschen',
    text: 'Möchten Sie kein Nordtal Konto, löschen Sie es hier, mit dem, was wir dazu gespeichert haben. Verträge bei uns ändern sich dadurch nicht.',
    open: 'Konto löschen',
    ask: 'Konto endgültig löschen?',
    what: 'Wir löschen Ihre Anmeldung und alle Angaben dazu sofort. Nur Prüfwerte Ihrer Zugangsdaten behalten wir 30 Tage, damit Ihnen die Anmeldung sagen kann, dass Ihr Konto gelöscht ist. Das Löschen lässt sich nicht rückgängig machen.',
    confirm: 'Konto endgültig löschen',
    keep: 'Konto behalten',
    deleting: 'Ihr Konto wird gelöscht …',
    reason:
      'Sie möchten Ihr Konto löschen. Bitte bestätigen Sie das mit Ihrem Passwort. So kann es niemand tun, der Ihr Gerät offen vorfindet.',
    outcome: 'Danach kommen Sie hierher zurück, und wir löschen Ihr Konto.',
  },
  deleted: {
    title: 'Konto wurde gelöscht',
    text: 'Niemand kann sich damit mehr anmelden. Danke, dass Sie bei uns waren.',
  },
  otherAccount:
    'Haben Sie schon ein Konto mit Ihren Verträgen? Dann melden Sie sich hier ab und mit dem anderen Konto wieder an.',
  signOut: 'Abmelden',
})
