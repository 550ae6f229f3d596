import { german, useTexts } from '@portal/text'
import { VisuallyHidden } from '@portal/ui'
import type { YearComparison } from './compare-years.ts'
import { consumptionTexts } from './consumption.de.ts'
import css from './consumption.module.css'
import { monthList, monthName } from './consumption-summary.ts'

const withSign = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
/** Replaces the hyphen of the formatter with a minus. */
const signed = (amount: number) => withSign.format(amount).replace('-', '−')

interface ConsumptionTableProps {
  comparison: YearComparison
  unit: string
}

/** The values of the chart. The totals cover the same months of both years. */
export function ConsumptionTable({ comparison, unit }: ConsumptionTableProps) {
  const { t } = useTexts(consumptionTexts)
  const { year, months, measured, total, compared } = comparison
  return (
    <table className={css.table}>
      <caption>{t('table.caption', { unit })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.month')}</th>
          <th scope="col">{year - 1}</th>
          <th scope="col">{year}</th>
          <th scope="col">{t('table.change')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, latest, before }) => (
          <tr key={month}>
            <th scope="row">{monthName(month)}</th>
            <Amount value={before} />
            <Amount value={latest} />
            <Amount
              value={latest === undefined || before === undefined ? undefined : latest - before}
              format={signed}
            />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('table.total', { months: monthList(compared?.months ?? measured) })}</th>
          <Amount value={compared?.before} />
          <Amount value={compared?.latest ?? total} />
          <Amount value={compared?.difference} format={signed} />
        </tr>
      </tfoot>
    </table>
  )
}

interface AmountProps {
  value: number | undefined
  format?: (value: number) => string
}

function Amount({ value, format = german.formatCount }: AmountProps) {
  const { t } = useTexts(consumptionTexts)
  if (value !== undefined) return <td>{format(value)}</td>
  return (
    <td>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('table.missing')}</VisuallyHidden>
    </td>
  )
}
