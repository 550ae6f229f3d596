import { createTexts } from '@portal/text'

export const consumptionTexts = createTexts({
  contract: 'Vertrag',
  contractOption: '{{name}}, Nr. {{number}}',
  unknownContract: 'Vertrag {{id}}',
  none: {
    title: 'Noch keine Messwerte',
    text: 'Für Ihre Verträge bei dieser Marke liegen noch keine Messwerte vor. Sobald ein Monat abgerechnet ist, sehen Sie ihn hier.',
  },
  units: { kWh: 'kWh', m3: 'm³' },
  amount: '{{amount}} {{unit}}',
  total: {
    one: 'Im {{months}} {{year}} haben Sie {{amount}} verbraucht.',
    run: 'Von {{months}} {{year}} haben Sie {{amount}} verbraucht.',
    some: 'In den Monaten {{months}} {{year}} haben Sie {{amount}} verbraucht.',
  },
  difference: {
    more: 'Das sind {{amount}} mehr als in denselben Monaten {{year}}.',
    less: 'Das sind {{amount}} weniger als in denselben Monaten {{year}}.',
    same: 'Das ist genauso viel wie in denselben Monaten {{year}}.',
    partly: {
      more: 'Werte aus beiden Jahren gibt es nur für {{months}}. In dieser Zeit haben Sie {{latest}} verbraucht, {{amount}} mehr als {{year}}.',
      less: 'Werte aus beiden Jahren gibt es nur für {{months}}. In dieser Zeit haben Sie {{latest}} verbraucht, {{amount}} weniger als {{year}}.',
      same: 'Werte aus beiden Jahren gibt es nur für {{months}}. In dieser Zeit haben Sie {{latest}} verbraucht, genauso viel wie {{year}}.',
    },
    none: 'Für {{year}} gibt es keine Werte zum Vergleich.',
    withShare: '{{amount}} ({{share}})',
  },
  chart: {
    one: 'Verbrauch je Monat in {{unit}}, {{year}}',
    both: 'Verbrauch je Monat in {{unit}}, {{year}} im Vergleich zu {{before}}',
  },
  table: {
    open: 'Werte als Tabelle',
    caption: 'Verbrauch je Monat in {{unit}}',
    month: 'Monat',
    change: 'Änderung',
    missing: 'kein Wert',
    total: 'Summe {{months}}',
  },
  months: '{{first}} bis {{last}}',
  manage: 'Einwilligung ansehen oder widerrufen',
})
