import { createTexts } from '@portal/text'

export const dataVisualizationTexts = createTexts({
  lead: 'Wenn Sie möchten, bereiten wir Ihre Verbrauchswerte als Diagramm auf und vergleichen sie mit dem Vorjahr.',
  decision: 'Ihre Entscheidung',
  what: 'Stimmen Sie zu, sehen Sie unter „Datenschutz“ den Verbrauch Ihrer Verträge Monat für Monat. Widerrufen Sie, verschwindet das Diagramm sofort. Auf Ihre Verträge hat beides keinen Einfluss.',
  needsDisplay:
    'Das Diagramm ist erst zu sehen, wenn Sie auch „Anzeige Ihres Verbrauchs“ zustimmen, unter „Ökostrom und Verbrauch einstellen“.',
  back: 'Zurück ohne Änderung',
})
