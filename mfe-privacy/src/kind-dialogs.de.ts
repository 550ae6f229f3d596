import type { PlainKind } from '@portal/contracts'
import { createTexts } from '@portal/text'

export const kindDialogTexts = createTexts({
  lead: 'Jede Einwilligung ist freiwillig, und Sie können sie hier jederzeit mit Wirkung für die Zukunft widerrufen. Ausgewählt ist, was gerade gilt.',
})

/** Follows the lead in the dialog of a kind. */
export const kindNotes: { [Kind in PlainKind]?: string } = {
  tracking: 'Die Cookies in diesem Browser stellen Sie getrennt davon ein.',
  eco: 'An Ihren Verträgen ändert Ihre Auswahl nichts.',
}
