import { german, useTexts } from '@portal/text'
import type { MonthPair, YearComparison } from './compare-years.ts'
import { consumptionTexts } from './consumption.de.ts'
import css from './consumption.module.css'
import { shortMonthName } from './consumption-summary.ts'

interface ConsumptionChartProps {
  comparison: YearComparison
  unit: string
}

/** Two bars per month. Screen readers get one image; the summary and the table contain the values. */
export function ConsumptionChart({ comparison: { year, months }, unit }: ConsumptionChartProps) {
  const { t } = useTexts(consumptionTexts)
  const top = roundTop(Math.max(...months.flatMap(({ latest, before }) => [latest ?? 0, before ?? 0])))
  const hasBefore = months.some(({ before }) => before !== undefined)
  return (
    <figure className={css.figure}>
      <figcaption className={css.legend} aria-hidden="true">
        <span className={css.latestKey}>{year}</span>
        {hasBefore && <span className={css.beforeKey}>{year - 1}</span>}
        <span className={css.unit}>{unit}</span>
      </figcaption>
      <div
        className={css.chart}
        role="img"
        aria-label={t(hasBefore ? 'chart.both' : 'chart.one', {
          unit,
          year,
          before: year - 1,
        })}
      >
        <div className={css.scale}>
          {[top, top / 2, 0].map((mark) => (
            <span key={mark} className={css.mark}>
              {german.formatCount(mark)}
            </span>
          ))}
        </div>
        {months.map((pair) => (
          <MonthBars key={pair.month} pair={pair} top={top} />
        ))}
      </div>
    </figure>
  )
}

function MonthBars({ pair: { month, latest, before }, top }: { pair: MonthPair; top: number }) {
  const name = shortMonthName(month)
  return (
    <div className={css.month}>
      <div className={css.bars}>
        <Bar className={css.before} amount={before} top={top} />
        <Bar className={css.latest} amount={latest} top={top} />
      </div>
      <span className={css.name} data-initial={name.slice(0, 1)}>
        <span>{name}</span>
      </span>
    </div>
  )
}

interface BarProps {
  className: string | undefined
  amount: number | undefined
  top: number
}

function Bar({ className, amount, top }: BarProps) {
  if (amount === undefined) return <span />
  return <span className={className} style={{ blockSize: `${(amount / top) * 100}%` }} />
}

/** The next even multiple of a power of ten, so that its half is round, too. */
function roundTop(highest: number): number {
  if (highest <= 2) return 2
  const power = 10 ** Math.floor(Math.log10(highest))
  return ([2, 4, 6, 8, 10].find((factor) => factor * power >= highest) ?? 10) * power
}
