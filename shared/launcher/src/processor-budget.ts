import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { print } from './terminal.ts'
import type { TaskRun } from './turbo.ts'
import { root, stateDir } from './workspace.ts'

/** The processor time of a whole run, in seconds, user and system together. */
interface ProcessorTimes {
  processor: string
  total: number
  steps: Record<string, number>
}

/** What each landing writes down. */
const RECORD = 'shared/launcher/processor-time.json'
/** Runs differ, and so do machines. */
const TOLERANCE = 1.15

function timesOf(runs: TaskRun[]): ProcessorTimes {
  const steps: Record<string, number> = {}
  for (const { task, processor } of runs)
    steps[task] = (steps[task] ?? 0) + (processor?.user ?? 0) + (processor?.system ?? 0)
  const rounded = Object.entries(steps).map(([task, time]) => [task, Math.round(time)] as const)
  return {
    processor: `${cpus().length} × ${cpus()[0]?.model}`,
    total: rounded.reduce((sum, [, time]) => sum + time, 0),
    steps: Object.fromEntries(rounded),
  }
}

/** The run of each step that was executed; a later run of Turborepo lists the builds of an earlier one as cached. */
function executedOnce(runs: TaskRun[]): TaskRun[] {
  const byStep = new Map<string, TaskRun>()
  for (const run of runs) {
    const step = `${run.folder} ${run.task}`
    if (!byStep.has(step) || byStep.get(step)?.cached) byStep.set(step, run)
  }
  return [...byStep.values()]
}

/**
 * Compares a whole run with the recorded one.
 * @param recorded the total of the record, in seconds
 * @returns the times, and whether they are at most 15 % more; undefined if a step was cached, so that they say nothing
 */
export function compareTimes(runs: TaskRun[], recorded: number) {
  const executed = executedOnce(runs)
  if (executed.some(({ cached, processor }) => cached || !processor)) return undefined
  const times = timesOf(executed)
  const most = Math.round(recorded * TOLERANCE)
  return { times, most, isWithin: times.total <= most }
}

/**
 * Holds the budget of a whole run, and writes its times where a landing can take them from.
 * @returns false where a run of which nothing was cached took over 15 % more than the recorded one
 */
export function isWithinBudget(runs: TaskRun[]): boolean {
  const { total }: ProcessorTimes = JSON.parse(readFileSync(join(root, RECORD), 'utf8'))
  const compared = compareTimes(runs, total)
  if (!compared) return true
  const { times, most, isWithin } = compared
  const file = join(stateDir, 'processor-time.json')
  mkdirSync(stateDir, { recursive: true })
  writeFileSync(file, `${JSON.stringify(times, null, 2)}\n`)
  print(`Processor time: ${times.total} s of at most ${most} s (${RECORD}); this run is in ${file}`)
  return isWithin
}
