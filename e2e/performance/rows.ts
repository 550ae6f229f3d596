import { paths, remotePaths } from './pages.ts'
import { type Query, type Results, valuesOf } from './results.ts'
import type { VariantName } from './servers.ts'
import { geometricMean, median, quantile } from './statistics.ts'

/** A row of the table: what it shows of each variant, and the values of each round, which are compared. */
export interface Row {
  label: string
  unit: 'ms' | 'MB' | 'kB' | ''
  shown: number
  /** Undefined if a ratio would say nothing. */
  perRound?: number[]
}

type RowOf = (variant: VariantName) => Row

type Measured = Pick<Query, 'task' | 'figure'>

const perTab = (label: string, measured: Measured): ((results: Results) => RowOf[]) => {
  return (results) =>
    paths.map((path) => (variant) => {
      const perRound = valuesOf(results, { ...measured, variant, path })
      return { label: `${label}, ${path}`, unit: 'ms', shown: median(perRound), perRound }
    })
}

/** The geometric mean over the tabs in each round. */
const overTabs =
  (label: string, measured: Measured, tabs: readonly (typeof paths)[number][] = paths) =>
  (results: Results): RowOf[] => [
    (variant) => {
      const columns = tabs.map((path) => valuesOf(results, { ...measured, variant, path }))
      const perRound = (columns[0] ?? []).map((_, round) =>
        geometricMean(columns.map((column) => column[round] ?? Number.NaN)),
      )
      return { label, unit: 'ms', shown: median(perRound), perRound }
    },
  ]

/** A quantile of all values of some figures, over tabs and rounds. */
const pooled =
  (label: string, share: number, { task, figure }: { task: Query['task']; figure: RegExp }) =>
  (results: Results): RowOf[] => [
    (variant) => {
      const rounds = Array.from({ length: results.rounds }, (_, round) =>
        results.samples
          .filter((one) => one.variant === variant && one.task === task && one.round === round)
          .flatMap(({ figures }) =>
            Object.entries(figures).flatMap(([name, value]) => (figure.test(name) ? [value] : [])),
          ),
      )
      const perRound = rounds.map((values) => quantile(values, share))
      return { label, unit: 'ms', shown: quantile(rounds.flat(), share), perRound }
    },
  ]

const single =
  (label: string, unit: Row['unit'], measured: Measured) =>
  (results: Results): RowOf[] => [
    (variant) => {
      const perRound = valuesOf(results, { ...measured, variant })
      return { label, unit, shown: median(perRound), perRound }
    },
  ]

/** Layout shifts may be 0, so that they have no ratio. */
const shifts =
  (label: string, figure: string) =>
  (results: Results): RowOf[] =>
    paths.map((path) => (variant) => ({
      label: `${label}, ${path}`,
      unit: '',
      shown: median(valuesOf(results, { task: 'cold', figure, variant, path })),
    }))

/** Figures of the requests are the same in each round. */
const structure =
  (label: string, figure: string, unit: 'kB' | '' = '') =>
  (results: Results): RowOf[] =>
    paths.map((path) => (variant) => {
      const [value = Number.NaN] = valuesOf(results, { task: 'structure', figure, variant, path })
      const shown = unit === 'kB' ? value / 1000 : value
      return { label: `${label}, ${path}`, unit, shown, ...(unit === 'kB' && { perRound: [shown] }) }
    })

/** The rows of the table, in its order. */
const rows = [
  perTab('data visible, cold', { task: 'cold', figure: 'cold.data' }),
  overTabs('data visible, cold, five tabs', { task: 'cold', figure: 'cold.data' }),
  overTabs('shell visible, cold, five tabs', { task: 'cold', figure: 'cold.shell' }),
  overTabs('data visible, warm, five tabs', { task: 'cold', figure: 'warm.data' }),
  overTabs('shell visible, warm, five tabs', { task: 'cold', figure: 'warm.shell' }),
  single('form of the sign-in, cold', 'ms', { task: 'signed-out', figure: 'form' }),
  overTabs('first switch without hover, four remotes', { task: 'switches', figure: 'first' }, remotePaths),
  pooled('switch after hover, median', 0.5, { task: 'switches', figure: /^hovered$/ }),
  pooled('switch after hover, p95', 0.95, { task: 'switches', figure: /^hovered$/ }),
  pooled('repeated switch, median', 0.5, { task: 'switches', figure: /^again$/ }),
  pooled('repeated switch, p95', 0.95, { task: 'switches', figure: /^again$/ }),
  pooled('key in the search of 60 contracts, median', 0.5, { task: 'search', figure: /^key/ }),
  pooled('key in the search of 60 contracts, p95', 0.95, { task: 'search', figure: /^key/ }),
  single('heap before 50 switches', 'MB', { task: 'heap', figure: 'before' }),
  single('heap after 50 switches', 'MB', { task: 'heap', figure: 'after' }),
  overTabs('long tasks, cold, five tabs', { task: 'cold', figure: 'cold.longTaskMs' }),
  shifts('CLS, cold', 'cold.cls'),
  shifts('CLS, warm', 'warm.cls'),
  structure('JS and CSS until data', 'codeBytes', 'kB'),
  structure('all bytes until data', 'bytes', 'kB'),
  structure('requests until data', 'requests'),
  structure('depth of code', 'codeDepth'),
  structure('depth of data', 'dataDepth'),
]

/** Each row for each of the variants. Rows of tasks that were not measured are left out. */
export const rowsOf = (results: Results, variants: VariantName[]): Row[][] =>
  rows
    .flatMap((make) => make(results))
    .map((row) => variants.map(row))
    .filter((cells) => cells.every(({ shown }) => !Number.isNaN(shown)))
