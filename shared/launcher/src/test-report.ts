import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { print, seconds } from './terminal.ts'
import type { TaskRun } from './turbo.ts'
import { root } from './workspace.ts'

/** A runner repeats its failures at the end of its output. */
const LINES_OF_A_FAILURE = 60

/**
 * Prints the end of what has failed, a line per step with its processor time (user, system) and its wall time, and the
 * totals.
 * @param missing the steps that were not run, with the reason
 * @returns whether all steps have passed
 */
export function printReport(runs: TaskRun[], missing: Map<string, string>, startedAt: number): boolean {
  for (const run of runs.filter(({ ok }) => !ok)) printFailure(run)
  const row = (...[name, ...times]: string[]) =>
    print(`${name?.padEnd(40)}${times.map((time) => time.padStart(10)).join('')}`)
  print()
  row('', 'user', 'system', 'wall')
  for (const { ok, task, folder, cached, milliseconds, processor } of runs) {
    const name = `${ok ? '✓' : '✗'} ${task.padEnd(12)}${folder}`
    if (cached) row(name, '', '', 'cached')
    else row(name, inSeconds(processor?.user), inSeconds(processor?.system), seconds(milliseconds))
  }
  for (const [step, reason] of missing) print(`– ${step.padEnd(38)} ${reason}`)
  const sum = (part: 'user' | 'system') =>
    runs.reduce((total, run) => total + (run.processor?.[part] ?? 0), 0)
  row('  in all', inSeconds(sum('user')), inSeconds(sum('system')), seconds(Date.now() - startedAt))

  const failed = runs.filter(({ ok }) => !ok).length
  const skipped = missing.size > 0 ? `, ${missing.size} skipped` : ''
  print(`\nSteps: ${runs.length - failed} passed, ${failed} failed${skipped}`)
  return failed === 0
}

const inSeconds = (time = 0) => seconds(time * 1000)

function printFailure({ folder, task, logFile }: TaskRun): void {
  print(`\n▶ ${task} of ${folder === '.' ? 'the whole' : folder} has failed`)
  if (!logFile) return
  const log = stripVTControlCharacters(readFileSync(join(root, logFile), 'utf8'))
  print(log.trim().split('\n').slice(-LINES_OF_A_FAILURE).join('\n'))
}
