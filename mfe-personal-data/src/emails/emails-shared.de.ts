import { createTexts } from '@portal/text'

/** Texts of both the pages and the dialogs, which are separate chunks. */
export const emailsSharedTexts = createTexts({
  saved: 'E-Mail-Adresse erfolgreich geändert.',
  correct: 'Andere Adresse angeben',
  confirmPlease: 'Bitte bestätigen Sie die Adresse: Wir haben eine E-Mail an {{email}} geschickt.',
  failed: { title: 'Anfrage fehlgeschlagen', content: 'Versuchen Sie es später nocheinmal' },
  partial: {
    title: 'Änderung teilweise fehlgeschlagen',
    content: 'E-Mail konnte nicht für alle Verträge geändert werden.',
  },
})
