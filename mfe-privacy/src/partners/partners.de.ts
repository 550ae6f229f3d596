import type { TenantId } from '@portal/contracts'
import { createTexts } from '@portal/text'

export const partnersTexts = createTexts({
  who: 'Wer die Partner sind',
  lead: 'Diese Unternehmen gehören nicht zu {{brand}}. Ihren Namen, Ihre Kontaktdaten und Ihren Jahresverbrauch erhalten sie nur, wenn Sie der Weitergabe zugestimmt haben.',
  given: 'Sie haben der Weitergabe zugestimmt. Diese Partner dürfen Ihnen eigene Angebote machen.',
  notGiven: 'Sie haben der Weitergabe nicht zugestimmt. Keiner dieser Partner erhält von uns Ihre Daten.',
  after:
    'Wenn Sie die Weitergabe widerrufen, erhalten die Partner nichts mehr von uns. Wir teilen ihnen mit, dass sie Ihre Daten löschen müssen.',
})

interface Partner {
  name: string
  place: string
  /** What its offers are about. */
  offers: string
}

/** To whom data may be passed on with the customer's consent. Whoever comes to a list is named here first. */
export const partners: Record<TenantId, readonly Partner[]> = {
  '100': [
    { name: 'Fliederbach Wärmepumpen GmbH', place: 'Reutlingen', offers: 'Wärmepumpen und Heizungswartung' },
    {
      name: 'Kolkwiese Energiespeicher GmbH',
      place: 'Oldenburg',
      offers: 'Batteriespeicher für Solaranlagen',
    },
    { name: 'Tannhorst Mobilität GmbH', place: 'Erfurt', offers: 'Wallboxen und Ladetarife für unterwegs' },
  ],
  '200': [
    { name: 'Lerchenau Haushaltsgeräte GmbH', place: 'Bochum', offers: 'sparsame Haushaltsgeräte' },
    {
      name: 'Rehwinkel Versicherungsmakler GmbH',
      place: 'Koblenz',
      offers: 'Versicherungen rund um die Wohnung',
    },
  ],
  '500': [],
}
