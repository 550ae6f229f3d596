import { createTexts } from '@portal/text'

export const adviceTexts = createTexts({
  title: 'Sicher bleiben',
  lead: 'So bleibt Ihr Konto in Ihrer Hand.',
  devices_one: 'Sie sind auf einem Gerät angemeldet.',
  devices_other: 'Sie sind auf {{count}} Geräten angemeldet.',
})
