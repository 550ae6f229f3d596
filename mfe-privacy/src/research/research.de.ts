import { createTexts } from '@portal/text'

export const researchTexts = createTexts({
  lead: 'Jede Einwilligung ist freiwillig, und Sie können sie hier jederzeit mit Wirkung für die Zukunft widerrufen. Ausgewählt ist, was gerade gilt.',
})
