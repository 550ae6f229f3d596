import type { conditions } from './browser.ts'
import type { Machine } from './machine.ts'
import type { TaskName } from './options.ts'
import type { Path } from './pages.ts'
import type { VariantName } from './servers.ts'
import type { Figures } from './tasks.ts'

/** What was measured at one tab of one variant in one round. */
export interface Sample {
  round: number
  variant: VariantName
  task: TaskName
  path: Path
  figures: Figures
}

/** The file in `results/`. */
export interface Results {
  date: string
  revision: string
  base?: string
  rounds: number
  machine: Machine
  conditions: typeof conditions
  samples: Sample[]
}

/** Selects values of a variant. */
export interface Query {
  variant: VariantName
  task: TaskName
  figure: string
  path?: Path
}

/** The values of a figure, in the order of the rounds. */
export const valuesOf = ({ samples }: Results, { variant, task, figure, path }: Query): number[] =>
  samples
    .filter((one) => one.variant === variant && one.task === task && (!path || one.path === path))
    .map(({ figures }) => figures[figure])
    .filter((value) => value !== undefined)

export const variantsIn = ({ samples }: Results): VariantName[] =>
  (['portal', 'monolith', 'naive', 'base'] as const).filter((name) =>
    samples.some(({ variant }) => variant === name),
  )
