/** Texts of the change of the sign-in address, for the remotes of personal data and of security. */
export const texts = {
  title: 'E-Mail-Adresse zur Anmeldung ändern',
  purpose: 'die E-Mail-Adresse zur Anmeldung ändern',
  lead: 'Die neue Adresse gilt erst, wenn Sie die Änderung über die Links in unseren E-Mails bestätigt haben. Bis dahin melden Sie sich mit der bisherigen an.',
  address: 'Neue E-Mail-Adresse',
  hint: 'Zum Beispiel name@post.example',
  save: 'E-Mail senden',
  saving: 'Die E-Mail wird gesendet …',
  failed: { title: 'Anfrage fehlgeschlagen', content: 'Versuchen Sie es später nocheinmal' },
  sentTitle: 'Wir haben Ihnen eine E-Mail gesendet',
  sentText: (eMailAddress: string) => `Die E-Mail ist unterwegs an ${eMailAddress}.`,
  /** Of an older BFF. */
  sentNext:
    'Öffnen Sie den Link darin, um Ihre neue Adresse zu bestätigen. Bis dahin melden Sie sich mit der bisherigen Adresse an.',
  both: 'Bestätigen Sie bitte in beiden Postfächern, jeweils über den Link in unserer E-Mail:',
  mailboxes: 'Bestätigung in beiden Postfächern',
  newMailbox: 'Neue Adresse',
  presentMailbox: 'Bisherige Adresse',
  answered: 'Bestätigt',
  unanswered: 'Noch nicht bestätigt',
  alone: (from: string) =>
    `Sie haben keinen Zugang mehr zum bisherigen Postfach? Ist die neue Adresse bestätigt, gilt sie ${from} auch ohne das bisherige.`,
  aloneFrom: (date: string, time: string) => `ab dem ${date}, ${time} Uhr`,
  aloneLater: '72 Stunden nach unserer E-Mail dorthin',
  untilThen: 'Bis dahin melden Sie sich mit der bisherigen Adresse an.',
  sentMissing: 'Sie finden die E-Mail nicht? Sehen Sie bitte auch im Spam-Ordner nach.',
  resend: 'Erneut senden',
  otherAddress: 'Andere Adresse angeben',
  done: 'Fertig',
  pendingTitle: 'Noch nicht bestätigt',
  wanted: (eMailAddress: string) => `Sie möchten sich künftig mit ${eMailAddress} anmelden.`,
  /** Of an older BFF, which asks only the new mailbox. */
  pending: (eMailAddress: string) =>
    `Sie möchten sich künftig mit ${eMailAddress} anmelden. Öffnen Sie dazu den Link in der E-Mail, die wir an diese Adresse geschickt haben. Bis dahin gilt die bisherige.`,
  pendingChange: 'Erneut senden oder korrigieren',
  withdraw: 'Änderung zurückziehen',
  withdrawing: 'Die Änderung wird zurückgezogen …',
}
