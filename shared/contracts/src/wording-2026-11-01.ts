import type { ConsentName } from './permissions.ts'
import { wording20231101 } from './wording-2023-11-01.ts'

/** The chart compares with the year before, and never did with other households. Never edited either. */
export const wording20261101: Record<ConsentName, string> = {
  ...wording20231101,
  'eco.dataVisualization':
    'Ja, {brand} darf meine Verbrauchswerte grafisch aufbereiten und mit meinen Werten aus dem Vorjahr vergleichen.',
}
