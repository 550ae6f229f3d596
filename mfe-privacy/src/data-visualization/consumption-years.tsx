import type { ContractConsumption } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Accordion, AccordionItem } from '@portal/ui'
import { compareYears } from './compare-years.ts'
import { consumptionTexts } from './consumption.de.ts'
import css from './consumption.module.css'
import { ConsumptionChart } from './consumption-chart.tsx'
import { ConsumptionTable } from './consumption-table.tsx'
import { consumptionWords } from './consumption-words.ts'

/** The latest year beside the one before: in words, as a picture, and as a table. */
export function ConsumptionYears({ consumption }: { consumption: ContractConsumption }) {
  const { t } = useTexts(consumptionTexts)
  const words = consumptionWords(consumption.unit)
  const comparison = compareYears(consumption.months)
  if (!comparison) return null
  return (
    <>
      <p className={css.words}>
        {words.total(comparison)} {words.difference(comparison)}
      </p>
      <ConsumptionChart comparison={comparison} unit={words.unit} />
      <Accordion>
        <AccordionItem title={t('table.open')}>
          <ConsumptionTable comparison={comparison} unit={words.unit} />
        </AccordionItem>
      </Accordion>
    </>
  )
}
