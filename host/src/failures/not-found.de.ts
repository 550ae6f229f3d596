import { createTexts } from '@portal/text'

export const notFoundTexts = createTexts({
  title: 'Oh nein!',
  text: 'Diese Seite gibt es leider nicht. Vielleicht haben Sie sich vertippt, oder die Seite wurde verschoben.',
  back: 'Zurück zur Startseite',
})
