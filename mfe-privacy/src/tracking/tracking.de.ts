import { createTexts } from '@portal/text'

export const trackingTexts = createTexts({
  lead: 'Jede Einwilligung ist freiwillig, und Sie können sie hier jederzeit mit Wirkung für die Zukunft widerrufen. Ausgewählt ist, was gerade gilt. Die Cookies in diesem Browser stellen Sie getrennt davon ein.',
})
