import type { ContractConsumption } from '@portal/contracts'
import { Accordion, AccordionItem } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { compareYears } from './compare-years.ts'
import css from './consumption.module.css'
import { ConsumptionChart } from './consumption-chart.tsx'
import { ConsumptionTable } from './consumption-table.tsx'
import { useConsumptionWords } from './consumption-words.ts'

/** The latest year beside the one before: in words, as a picture, and as a table. */
export function ConsumptionYears({ consumption }: { consumption: ContractConsumption }) {
  const { t } = useTranslation()
  const words = useConsumptionWords(consumption.unit)
  const comparison = compareYears(consumption.months)
  if (!comparison) return null
  return (
    <>
      <p className={css.words}>
        {words.total(comparison)} {words.difference(comparison)}
      </p>
      <ConsumptionChart comparison={comparison} unit={words.unit} />
      <Accordion>
        <AccordionItem title={t('consumption.table.open')}>
          <ConsumptionTable comparison={comparison} unit={words.unit} />
        </AccordionItem>
      </Accordion>
    </>
  )
}
