import type { ContractConsumption } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Accordion, AccordionItem } from '@portal/ui'
import { compareYears } from './compare-years.ts'
import { consumptionTexts } from './consumption.de.ts'
import css from './consumption.module.css'
import { ConsumptionChart } from './consumption-chart.tsx'
import { consumptionSummary } from './consumption-summary.ts'
import { ConsumptionTable } from './consumption-table.tsx'

/** The latest year and the year before as sentences, chart and table. */
export function ConsumptionYears({ consumption }: { consumption: ContractConsumption }) {
  const { t } = useTexts(consumptionTexts)
  const summary = consumptionSummary(consumption.unit)
  const comparison = compareYears(consumption.months)
  if (!comparison) return null
  return (
    <>
      <p className={css.summary}>
        {summary.total(comparison)} {summary.difference(comparison)}
      </p>
      <ConsumptionChart comparison={comparison} unit={summary.unit} />
      <Accordion>
        <AccordionItem title={t('table.open')}>
          <ConsumptionTable comparison={comparison} unit={summary.unit} />
        </AccordionItem>
      </Accordion>
    </>
  )
}
