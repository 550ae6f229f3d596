/** Texts of the change of the sign-in address, for the remotes of personal data and of security. */
export const texts = {
  title: 'E-Mail-Adresse zur Anmeldung ändern',
  purpose: 'die E-Mail-Adresse zur Anmeldung ändern',
  lead: 'Wir schicken Ihnen eine E-Mail an die neue Adresse. Erst wenn Sie sie über den Link darin bestätigt haben, melden Sie sich mit ihr an.',
  address: 'Neue E-Mail-Adresse',
  hint: 'Zum Beispiel name@post.example',
  save: 'E-Mail senden',
  saving: 'Die E-Mail wird gesendet …',
  failed: { title: 'Anfrage fehlgeschlagen', content: 'Versuchen Sie es später nocheinmal' },
  sentTitle: 'Wir haben Ihnen eine E-Mail gesendet',
  sentText: (eMailAddress: string) => `Die E-Mail ist unterwegs an ${eMailAddress}.`,
  sentNext:
    'Öffnen Sie den Link darin, um Ihre neue Adresse zu bestätigen. Bis dahin melden Sie sich mit der bisherigen Adresse an.',
  sentMissing: 'Sie finden die E-Mail nicht? Sehen Sie bitte auch im Spam-Ordner nach.',
  resend: 'Erneut senden',
  otherAddress: 'Andere Adresse angeben',
  done: 'Fertig',
  pendingTitle: 'Noch nicht bestätigt',
  pending: (eMailAddress: string) =>
    `Sie möchten sich künftig mit ${eMailAddress} anmelden. Öffnen Sie dazu den Link in der E-Mail, die wir an diese Adresse geschickt haben. Bis dahin gilt die bisherige.`,
  pendingChange: 'Erneut senden oder korrigieren',
  withdraw: 'Änderung zurückziehen',
  withdrawing: 'Die Änderung wird zurückgezogen …',
}
