import { createTexts } from '@portal/text'

export const absentPageTexts = createTexts({
  notFound: {
    title: 'Oh nein!',
    text: 'Diese Seite gibt es leider nicht. Vielleicht haben Sie sich vertippt, oder die Seite wurde verschoben.',
  },
  maintenance: {
    title: 'Wartungsarbeiten',
    text: 'Wir arbeiten gerade an diesem Bereich. Bitte versuchen Sie es später noch einmal. Alle anderen Bereiche stehen Ihnen weiter zur Verfügung.',
  },
  retired: {
    title: 'Zurzeit nicht verfügbar',
    text: 'Diesen Bereich bieten wir zurzeit nicht an. Alle anderen Bereiche stehen Ihnen weiter zur Verfügung.',
  },
  back: 'Zurück zur Startseite',
})
