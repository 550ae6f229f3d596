import { createTexts } from '@portal/text'

export const undoTexts = createTexts({
  button: 'Rückgängig',
  label: 'Rückgängig: {{event}}',
  until: 'Möglich bis {{time}} Uhr',
  title: 'Was möchten Sie zurücknehmen?',
  choose: 'Wählen Sie aus, was wieder so sein soll wie vorher.',
  none: 'Wählen Sie mindestens eine Angabe aus.',
  over: 'Das lässt sich nicht mehr zurücknehmen. Sie können die Angaben jederzeit neu ändern.',
  save: 'Zurücknehmen',
  saving: 'Wird zurückgenommen …',
  close: 'Schließen',
  contact: 'Für Werbung und Fragen',
  address: 'Ohne Vertrag',
  number: 'Vertragsnummer {{number}}',
  again: 'Danach wieder: {{values}}',
  noNumber: 'keine Telefonnummer',
  noAddress: 'keine E-Mail-Adresse',
  byEmail: 'Vertragspost per E-Mail',
  onPaper: 'Vertragspost als Brief',
  given: 'eingewilligt',
  notGiven: 'nicht eingewilligt',
})
