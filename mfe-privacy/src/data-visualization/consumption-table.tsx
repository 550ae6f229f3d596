import { german, useTexts } from '@portal/text'
import { VisuallyHidden } from '@portal/ui'
import type { YearComparison } from './compare-years.ts'
import { consumptionTexts } from './consumption.de.ts'
import css from './consumption.module.css'
import { monthList, monthName } from './consumption-summary.ts'

const withSign = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
/** Replaces the hyphen of the formatter with a minus. */
const signed = (amount: number) => withSign.format(amount).replace('-', '−')

// With a large font rows and cells are laid out as blocks, and WebKit then drops their roles.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
}

interface ConsumptionTableProps {
  comparison: YearComparison
  unit: string
}

/** The values of the chart. The totals cover the same months of both years. */
export function ConsumptionTable({ comparison, unit }: ConsumptionTableProps) {
  const { t } = useTexts(consumptionTexts)
  const { year, months, measured, total, compared } = comparison
  return (
    <table {...roles.table} className={css.table}>
      <caption>{t('table.caption', { unit })}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th scope="col">{t('table.month')}</th>
          <th scope="col">{year - 1}</th>
          <th scope="col">{year}</th>
          <th scope="col">{t('table.change')}</th>
        </tr>
      </thead>
      <tbody {...roles.group}>
        {months.map(({ month, latest, before }) => (
          <tr key={month} {...roles.row}>
            <th {...roles.rowHeader}>{monthName(month)}</th>
            <Amount column={year - 1} value={before} />
            <Amount column={year} value={latest} />
            <Amount
              column={t('table.change')}
              value={latest === undefined || before === undefined ? undefined : latest - before}
              format={signed}
            />
          </tr>
        ))}
      </tbody>
      <tfoot {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.rowHeader}>
            {t('table.total', { months: monthList(compared?.months ?? measured) })}
          </th>
          <Amount column={year - 1} value={compared?.before} />
          <Amount column={year} value={compared?.latest ?? total} />
          <Amount column={t('table.change')} value={compared?.difference} format={signed} />
        </tr>
      </tfoot>
    </table>
  )
}

interface AmountProps {
  column: number | string
  value: number | undefined
  format?: (value: number) => string
}

function Amount({ column, value, format = german.formatCount }: AmountProps) {
  const { t } = useTexts(consumptionTexts)
  const cell = { ...roles.cell, 'data-column': column }
  if (value !== undefined) return <td {...cell}>{format(value)}</td>
  return (
    <td {...cell}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('table.missing')}</VisuallyHidden>
    </td>
  )
}
