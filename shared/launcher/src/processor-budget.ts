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

/**
 * Compares a whole run with the recorded one, and writes its times where a landing can take them from.
 * @returns false where a run of which nothing was cached took over 15 % more
 */
export function isWithinBudget(runs: TaskRun[]): boolean {
  if (runs.some(({ cached, processor }) => cached || !processor)) return true
  const times = timesOf(runs)
  const file = join(stateDir, 'processor-time.json')
  mkdirSync(stateDir, { recursive: true })
  writeFileSync(file, `${JSON.stringify(times, null, 2)}\n`)
  const recorded: ProcessorTimes = JSON.parse(readFileSync(join(root, RECORD), 'utf8'))
  const most = Math.round(recorded.total * TOLERANCE)
  print(`Processor time: ${times.total} s of at most ${most} s (${RECORD}); this run is in ${file}`)
  return times.total <= most
}
