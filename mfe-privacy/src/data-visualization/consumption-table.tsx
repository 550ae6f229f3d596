import { german } from '@portal/text'
import { VisuallyHidden } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import type { YearComparison } from './compare-years.ts'
import css from './consumption.module.css'
import { monthName } from './consumption-words.ts'

const signed = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0, signDisplay: 'exceptZero' })

interface ConsumptionTableProps {
  compared: YearComparison
  unit: string
}

/** Every value that the picture shows. */
export function ConsumptionTable({ compared, unit }: ConsumptionTableProps) {
  const { t } = useTranslation()
  const { year, months, difference } = compared
  const totalOf = (of: 'latest' | 'before') =>
    months.reduce<number | undefined>(
      (total, { [of]: amount }) => (amount === undefined ? total : (total ?? 0) + amount),
      undefined,
    )
  return (
    <table className={css.table}>
      <caption>{t('consumption.table.caption', { unit })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('consumption.table.month')}</th>
          <th scope="col">{year - 1}</th>
          <th scope="col">{year}</th>
          <th scope="col">{t('consumption.table.change')}</th>
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
              format={signed.format}
            />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('consumption.table.total')}</th>
          <Amount value={totalOf('before')} />
          <Amount value={totalOf('latest')} />
          <Amount value={difference?.amount} format={signed.format} />
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
  const { t } = useTranslation()
  if (value !== undefined) return <td>{format(value)}</td>
  return (
    <td>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('consumption.table.missing')}</VisuallyHidden>
    </td>
  )
}
