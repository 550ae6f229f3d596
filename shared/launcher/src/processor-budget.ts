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

/** What each landing writes down: the last whole run on each processor, because one takes half again as long as another. */
const RECORDS = 'shared/launcher/processor-time.json'
/** Runs on one processor differ. */
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
 * Compares a whole run with the recorded one of the same processor.
 * @returns the times, the most seconds that it may take, and the records with this run in place of the last one; undefined if a step
 * was cached, so that the times say nothing
 */
export function compareTimes(runs: TaskRun[], records: ProcessorTimes[]) {
  const executed = executedOnce(runs)
  if (executed.some(({ cached, processor }) => cached || !processor)) return undefined
  const times = timesOf(executed)
  const isOfThis = ({ processor }: ProcessorTimes) => processor === times.processor
  const recorded = records.find(isOfThis)
  const most = recorded ? Math.round(recorded.total * TOLERANCE) : Number.POSITIVE_INFINITY
  const others = records.filter((record) => !isOfThis(record))
  return { times, most, isWithin: times.total <= most, records: [...others, times] }
}

/**
 * Holds the budget of a whole run, and writes its times where a landing can take them from.
 * @returns false where a run of which nothing was cached took over 15 % more than the recorded one of the same processor
 */
export function isWithinBudget(runs: TaskRun[]): boolean {
  const compared = compareTimes(runs, JSON.parse(readFileSync(join(root, RECORDS), 'utf8')))
  if (!compared) return true
  const { times, most, isWithin, records } = compared
  const file = join(stateDir, 'processor-time.json')
  mkdirSync(stateDir, { recursive: true })
  writeFileSync(file, `${JSON.stringify(records, null, 2)}\n`)
  const limit = Number.isFinite(most) ? `at most ${most} s` : `no record of ${times.processor}`
  print(`Processor time: ${times.total} s, ${limit} (${RECORDS}); this run is in ${file}`)
  return isWithin
}
