import { createTexts } from '@portal/text'

export const sessionEndTexts = createTexts({
  title: 'Ihre Sitzung endet um {{time}} Uhr',
  text: 'Ihre Eingaben bleiben erhalten.',
  stay: 'Angemeldet bleiben',
  unreachable: {
    title: 'Die Anmeldung ist gerade nicht erreichbar',
    content: 'Bitte versuchen Sie es in einer Minute noch einmal.',
  },
})
