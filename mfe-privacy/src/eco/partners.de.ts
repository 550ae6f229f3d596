import type { TenantId } from '@portal/contracts'

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
