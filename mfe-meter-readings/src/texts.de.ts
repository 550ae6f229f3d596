import { createTexts } from '@portal/text'

export const meterReadingsTexts = createTexts({
  title: 'Meter Readings',
  lead: 'Hier entsteht etwas Neues.',
  devices: {
    title: 'Angemeldete Geräte',
    count_one: 'Sie sind auf einem Gerät angemeldet.',
    count_other: 'Sie sind auf {{count}} Geräten angemeldet.',
    open: 'Geräte ansehen',
  },
  notFound: {
    text: 'Diese Seite gibt es nicht.',
    back: 'Zurück zum Anfang',
  },
})
