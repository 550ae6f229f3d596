import type { PartSizes } from './part-sizes.ts'

/** kB of a tab's own code, gzipped. Code that is not visible first belongs in a lazy chunk. */
const TAB_LIMIT = 11

/** kB of the copy of the kit, gzipped, which no page loads whose host has the same one. */
const KIT_LIMIT = 26.9

export interface BudgetReport {
  rows: string[]
  /** What is wrong and what to do about it; empty if every part is within its budget. */
  problems: string[]
}

export const heading = row('app', 'part', 'gz kB', 'budget', 'ratio')

/** What each part may weigh. The copy of the kit is the same in every remote. */
export const budgetOf = (sizes: PartSizes, declared: PartSizes): PartSizes =>
  'kit' in sizes ? { ...declared, kit: KIT_LIMIT } : declared

/** Compares the parts of an app with its budget. */
export function compareWithBudget(app: string, sizes: PartSizes, declared: PartSizes): BudgetReport {
  const budget = budgetOf(sizes, declared)
  const report: BudgetReport = { rows: [], problems: [] }
  for (const [part, size] of Object.entries(sizes)) {
    const limit = budget[part]
    if (limit === undefined) {
      report.problems.push(
        `${app} has no budget for ${part} (${size.toFixed(1)} kB): add one to ${fileOf(app)}, and name a chunk that is a number by webpackChunkName`,
      )
      continue
    }
    report.rows.push(row(app, part, size.toFixed(1), limit.toFixed(1), ratio(size, limit)))
    if (part === 'tab' && limit > TAB_LIMIT) {
      report.problems.push(`${app}: the budget of a tab is at most ${TAB_LIMIT} kB, not ${limit}`)
    }
    if (size > limit) report.problems.push(overBudget(app, part, size - limit))
  }
  for (const part of Object.keys(budget)) {
    if (!(part in sizes)) report.problems.push(`${app} has no ${part}: take its budget out of ${fileOf(app)}`)
  }
  return report
}

function overBudget(app: string, part: string, excess: number): string {
  return `${app}: ${part} is ${excess.toFixed(1)} kB over its budget. Load code that is not visible at once with a dynamic import, or raise the budget in ${fileOf(app)} and say why in the commit`
}

const fileOf = (app: string) => (app === 'host' ? 'host/budgets.ts' : `${app}/remote.ts`)

const ratio = (size: number, limit: number) => (limit === 0 ? '–' : (size / limit).toFixed(2))

function row(app: string, part: string, ...numbers: string[]): string {
  return `${app.padEnd(22)}${part.padEnd(20)}${numbers.map((number) => number.padStart(8)).join('')}`
}
